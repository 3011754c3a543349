import type { Site } from '@clipfront/site-config'
import { type Logger, observeProcess, Registry } from '@clipfront/telemetry'
import type { ReleaseStore } from '../../releases/createReleaseStore.ts'
import { createWorkerSet } from './createWorkerSet.ts'
import type { RunningServer } from './Serving.ts'
import { watchLive } from './watchLive.ts'

/**
 * Runs workers, and replaces those that serve something else than what is live.
 * @throws {WorkerFailed} they cannot serve
 */
export async function runPrimary(
  workers: number,
  sites: readonly Site[],
  store: Pick<ReleaseStore, 'live'>,
  logger: Logger,
): Promise<RunningServer> {
  // A worker starts from the files as they are then: it must not look for sites that came in since.
  const metrics = new Registry()
  observeProcess(metrics)
  const set = createWorkerSet(workers, { SITES: sites.map(({ code }) => code).join(',') })
  await set.start()
  const watch = new AbortController()
  // What was live goes on being served.
  const onFailure = (err: unknown) => logger.error({ err }, 'new releases could not be taken over')
  const onDamage = (site: string, err: unknown) => logger.error({ err, site }, 'what is live of a site cannot be read')
  void watchLive(store, sites, set.follow, onFailure, onDamage, watch.signal)
  return {
    loaded: set.loaded,
    figures: async () => [await metrics.getMetricsAsJSON(), ...(await set.figures())],
    async stop(drain) {
      watch.abort()
      await set.stop(drain)
    },
  }
}
