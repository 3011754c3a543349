import type { Page } from '@playwright/test'

/** Clicks a link where it stands: a click of the mouse would scroll to it. */
export async function clickLink(page: Page, path: string): Promise<void> {
  await page.evaluate((wanted) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
    const link = links.find(({ target, pathname, search }) => !target && pathname + search === wanted)
    if (!link) throw new Error(`this page has no link to ${wanted}`)
    link.click()
  }, path)
}
