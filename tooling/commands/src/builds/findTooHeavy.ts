import { overBudget, type ReleaseStore } from '@clipfront/shell/releases'

/**
 * What a ship would reject: pages of releases that weigh more than they may.
 * @param releases site code -> release
 * @returns a line each
 */
export async function findTooHeavy(
  releases: ReadonlyMap<string, string>,
  store: Pick<ReleaseStore, 'read'>,
): Promise<string[]> {
  const lines = await Promise.all(
    [...releases].map(async ([site, release]) =>
      overBudget(await store.read(site, release)).map((line) => `${site}: ${line}`),
    ),
  )
  return lines.flat()
}
