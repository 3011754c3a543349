import { ConfigError } from '@clipfront/routing/errors'
import type { Logger } from '@clipfront/telemetry'
import type { ReleaseStore } from '../../releases/createReleaseStore.ts'
import type { ReleaseNames } from '../../releases/readLive.ts'
import { loadRelease } from './loadRelease.ts'
import type { LiveReleases } from './Release.ts'

/**
 * Loads the live releases of each site. A site that cannot be loaded is logged and left out.
 * @returns by site code
 * @throws {ConfigError} no site can be loaded
 */
export async function loadLiveReleases(
  store: ReleaseStore,
  live: ReleaseNames,
  logger: Logger,
): Promise<ReadonlyMap<string, LiveReleases>> {
  const all = new Map<string, LiveReleases>()
  for (const [code, names] of Object.entries(live)) {
    try {
      const releases = await loadSite(store, code, names)
      if (!releases.prod && !releases.beta) {
        throw new ConfigError(`${code} has no live release: npm run ship -- ${code}`)
      }
      all.set(code, releases)
    } catch (thrown) {
      logger.error({ err: thrown, site: code }, 'a site cannot be served')
    }
  }
  if (all.size === 0) {
    throw new ConfigError(`No site has a release in ${store.folder} that can be served. Ship one: npm run ship -- SITE`)
  }
  return all
}

async function loadSite(
  store: ReleaseStore,
  code: string,
  { prod, beta }: ReleaseNames[string] = {},
): Promise<LiveReleases> {
  const live: LiveReleases = {}
  if (prod) live.prod = await loadRelease(store, code, prod)
  if (beta) live.beta = beta === prod && live.prod ? live.prod : await loadRelease(store, code, beta)
  return live
}
