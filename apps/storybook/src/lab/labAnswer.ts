/** Where the Page Lab asks for the page data of an address, while Storybook is served by us. */
export const LAB_PATH = '/lab/page-data'

/** What it gets. */
export type LabAnswer = { wire: unknown } | { problem: string }

/** @param site its code · @param address the path of a page, or an address of this machine */
export async function askForPage(site: string, address: string): Promise<LabAnswer> {
  try {
    const response = await fetch(`${LAB_PATH}?${new URLSearchParams({ site, address }).toString()}`)
    return (await response.json()) as LabAnswer
  } catch {
    return {
      problem:
        'Nobody can be asked from here: this Storybook is a folder of files. Run npm run storybook, or paste the page data.',
    }
  }
}
