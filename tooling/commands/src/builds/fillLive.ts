import { join } from 'node:path'
import { withLock } from '@clipfront/bootstrap/lock'
import { createReleaseStore, type ReleaseStore } from '@clipfront/shell/releases'

/** How many releases of a site stay stored, beside those in use: enough to roll back a week of work, and for tabs that stay open. */
export const RELEASES_KEPT = 10

/**
 * Makes new releases live for sites that were never shipped: they show what their sources say. What was shipped or rolled back
 * stays live.
 * @param built site code -> release
 * @returns lines about sites whose sources say something else than what is live, and about those that cannot be read: the others
 * are not their victims
 */
export async function fillLive(dataFolder: string, built: ReadonlyMap<string, string>): Promise<string[]> {
  const store = createReleaseStore(join(dataFolder, 'releases'))
  const lines: string[] = []
  for (const [site, release] of built) {
    const line = await withLock(join(store.folder, site, 'lock'), () => fillSite(store, site, release)).catch(
      (thrown: unknown) => `  ${site} stays as it is: ${thrown instanceof Error ? thrown.message : String(thrown)}`,
    )
    if (line) lines.push(line)
  }
  return lines
}

/** Call it under the site's lock. @returns a line to print about the site, if there is one */
async function fillSite(store: ReleaseStore, site: string, release: string): Promise<string | undefined> {
  const live = await store.live(site, 'prod')
  if (live?.release === release) return undefined
  if (live && live.by !== 'start') {
    return `  ${site} shows ${live.release}, as was decided; the sources make ${release}: npm run ship -- ${site}`
  }
  await store.activate(site, 'prod', release, 'start')
  await store.prune(site, RELEASES_KEPT)
  return undefined
}
