import type { Site } from '@clipfront/site-config'
import { type Logger, observeProcess, Registry } from '@clipfront/telemetry'
import type { ReleaseStore } from '../../releases/createReleaseStore.ts'
import { createWorkerPool } from './createWorkerPool.ts'
import { pollLiveReleases } from './pollLiveReleases.ts'
import type { RunningServer } from './ServerProcess.ts'

/**
 * Runs workers, and replaces them when other releases are live.
 * @throws {WorkerFailed} a first worker cannot serve
 */
export async function runPrimary(
  workers: number,
  sites: readonly Site[],
  store: Pick<ReleaseStore, 'live'>,
  logger: Logger,
): Promise<RunningServer> {
  const registry = new Registry()
  observeProcess(registry)
  // A worker reads the site files as they are when it starts: it must not serve sites that were added since.
  const pool = createWorkerPool(workers, { SITES: sites.map(({ code }) => code).join(',') })
  await pool.start()
  const polling = new AbortController()
  void pollLiveReleases(store, sites, {
    rollTo: pool.rollTo,
    onFailure: (err) => logger.error({ err }, 'new releases could not be taken over'),
    onDamage: (site, err) => logger.error({ err, site }, 'what is live of a site cannot be read'),
    signal: polling.signal,
  })
  return {
    loaded: pool.loaded,
    figures: async () => [await registry.getMetricsAsJSON(), ...(await pool.figures())],
    async stop(drain) {
      polling.abort()
      await pool.stop(drain)
    },
  }
}
