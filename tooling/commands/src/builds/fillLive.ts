import { join } from 'node:path'
import { createReleaseStore } from '@clipfront/shell/releases'
import { RELEASES_KEPT } from './releasesKept.ts'

/**
 * Makes new releases live where nobody has decided what is: a site that was never shipped shows what its sources say. What was
 * shipped or rolled back stays.
 * @param built site code -> release
 * @returns lines about sites whose sources say something else than what is live
 */
export async function fillLive(dataFolder: string, built: ReadonlyMap<string, string>): Promise<string[]> {
  const store = createReleaseStore(join(dataFolder, 'releases'))
  const lines: string[] = []
  for (const [site, release] of built) {
    const live = await store.live(site, 'prod')
    if (live?.release === release) continue
    if (live && live.by !== 'start') {
      lines.push(
        `  ${site} shows ${live.release}, as was decided; the sources make ${release}: npm run ship -- ${site}`,
      )
      continue
    }
    await store.point(site, 'prod', release, 'start')
    await store.prune(site, RELEASES_KEPT)
  }
  return lines
}
