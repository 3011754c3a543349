import { type BusinessUnit, type Site } from '@clipfront/site-config'
import { createLogger, createRequestMetrics, observeProcess } from '@clipfront/telemetry'
import type { ReleaseStore } from '../../releases/createReleaseStore.ts'
import { readLive } from '../../releases/readLive.ts'
import { createSiteServer } from '../createSiteServer.ts'
import { createPageApi } from '../pages/createPageApi.ts'
import { createAssetArchive } from '../release/createAssetArchive.ts'
import { loadedNames } from '../release/loadedNames.ts'
import { loadLiveReleases } from '../release/loadLiveReleases.ts'
import type { ServerSettings } from '../settings/readServerSettings.ts'
import { prepareDrain } from './drain.ts'
import type { Serving } from './Serving.ts'
import { warmUp } from './warmUp.ts'

/**
 * Serves what is live of each site now. Code that is loaded cannot be unloaded: what is shipped later is for another process.
 * @throws {ConfigError} no site has a live release
 */
export async function serve(
  unit: BusinessUnit,
  sites: readonly Site[],
  store: ReleaseStore,
  settings: ServerSettings,
): Promise<Serving> {
  const logger = createLogger(unit)
  const metrics = createRequestMetrics('site_server')
  const live = await readLive(store, sites, (site, err) => logger.error({ err, site }, 'a site cannot be served'))
  const releases = await loadLiveReleases(store, live, logger)
  const api = createPageApi(settings.pageApiUrl, settings.internalToken)
  const archive = createAssetArchive(store)
  const server = createSiteServer({
    ...settings,
    unit,
    wanted: sites,
    releases,
    archive,
    api,
    logger,
    metrics,
  })
  const drain = prepareDrain(server)
  await warmUp(server, releases)
  // No visitor waited for these.
  metrics.registry.resetMetrics()
  observeProcess(metrics.registry)
  await server.listen({ host: settings.host, port: settings.port })
  return {
    live,
    loaded: loadedNames(releases),
    figures: () => metrics.registry.getMetricsAsJSON(),
    async stop(how) {
      await drain(how)
      await api.close()
    },
  }
}
