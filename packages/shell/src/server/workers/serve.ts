import { setTimeout as pause } from 'node:timers/promises'
import type { BusinessUnit, Site } from '@clipfront/site-config'
import { createLogger, createRequestMetrics, observeProcess } from '@clipfront/telemetry'
import type { ReleaseStore } from '../../releases/createReleaseStore.ts'
import { readLive, type ReleaseNames } from '../../releases/readLive.ts'
import { createSiteServer } from '../createSiteServer.ts'
import { createPageApiClient } from '../http/createPageApiClient.ts'
import type { ServerSettings } from '../readServerSettings.ts'
import { createAssetArchive } from '../release/createAssetArchive.ts'
import { loadLiveReleases } from '../release/loadLiveReleases.ts'
import type { LiveReleases } from '../release/Release.ts'
import { prepareDrain } from './prepareDrain.ts'
import type { ServerProcess } from './ServerProcess.ts'
import { warmUp } from './warmUp.ts'

/**
 * Serves the releases that are live now. Loaded code cannot be unloaded, so later releases are served by another process.
 * @throws {ConfigError} no site has a live release
 */
export async function serve(
  unit: BusinessUnit,
  sites: readonly Site[],
  store: ReleaseStore,
  settings: ServerSettings,
): Promise<ServerProcess> {
  const logger = createLogger(unit)
  const metrics = createRequestMetrics('site_server')
  const live = await readLive(store, sites, (site, err) => logger.error({ err, site }, 'a site cannot be served'))
  const releases = await loadLiveReleases(store, live, logger)
  const api = createPageApiClient(settings.pageApiUrl, settings.internalToken)
  const server = createSiteServer({
    ...settings,
    unit,
    wanted: sites,
    releases,
    archive: createAssetArchive(store),
    api,
    logger,
    metrics,
  })
  const drain = prepareDrain(server)
  await warmUp(server, releases)
  // No visitor waited for the requests of the warm-up.
  metrics.registry.resetMetrics()
  observeProcess(metrics.registry)
  await server.listen({ host: settings.host, port: settings.port })
  return {
    live,
    loaded: loadedNames(releases),
    figures: () => metrics.registry.getMetricsAsJSON(),
    async stop(options) {
      const timeUp = pause(options.withinMs, undefined, { ref: false })
      await drain(options)
      // Requests that page-api does not answer would hold up the close until they time out.
      await Promise.race([api.close(), timeUp])
    },
  }
}

/** @param releases by site code */
function loadedNames(releases: ReadonlyMap<string, LiveReleases>): ReleaseNames {
  return Object.fromEntries(
    Array.from(releases, ([code, { prod, beta }]) => [
      code,
      { ...(prod ? { prod: prod.hash } : {}), ...(beta ? { beta: beta.hash } : {}) },
    ]),
  )
}
