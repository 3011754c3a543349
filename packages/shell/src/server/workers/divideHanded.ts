import { type CacheKeyParts, readCacheKey } from '../pages/cacheKey.ts'
import type { HandedPage } from '../pages/createKeptPages.ts'
import { type LiveReleases, releaseFor } from '../release/LiveReleases.ts'

/** Each of them takes some ten milliseconds to make. */
const MOST_OUTDATED = 100

export interface Divided {
  /** Pages of what is live here, in their order: they can be kept as they are. */
  current: HandedPage[]
  /** What visitors asked for of a release that is not live any more, the newest first: to be made anew. */
  outdated: CacheKeyParts[]
}

/**
 * A ship of one site leaves the pages of all others as they are.
 * @param handed what was asked for last first
 * @param releases by site code
 */
export function divideHanded(handed: readonly HandedPage[], releases: ReadonlyMap<string, LiveReleases>): Divided {
  const current: HandedPage[] = []
  const outdated: CacheKeyParts[] = []
  for (const page of handed) {
    const asked = readCacheKey(page.key)
    const release = releaseFor(releases.get(asked.site) ?? {}, asked.environment)
    if (release?.hash === asked.release) current.push(page)
    // Whoever asks by an address of the machine is a monitor.
    else if (release && asked.address.startsWith('/')) outdated.push(asked)
  }
  return { current, outdated: outdated.slice(0, MOST_OUTDATED) }
}
