import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from '@clipfront/site-config'
import { type Logger, observeProcess, Registry } from '@clipfront/telemetry'
import type { ReleaseStore } from '../../releases/createReleaseStore.ts'
import { readLive, type ReleaseNames } from '../../releases/readLive.ts'
import { createWorkerPool } from './createWorkerPool.ts'
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
  const pool = createWorkerPool(workers, logger, { SITES: sites.map(({ code }) => code).join(',') })
  await pool.start()
  const polling = new AbortController()
  const readAll = createLiveReader(store, sites, logger)
  void pollLiveReleases(async () => pool.rollTo(await readAll()), logger, polling.signal)
  return {
    loaded: pool.loaded,
    figures: async () => [await registry.getMetricsAsJSON(), ...(await pool.figures())],
    async stop(drain) {
      polling.abort()
      await pool.stop(drain)
    },
  }
}

/** Reads what is live. A site whose pointers become unreadable is logged once, and left out. */
function createLiveReader(store: Pick<ReleaseStore, 'live'>, sites: readonly Site[], logger: Logger) {
  let reported = new Set<string>()
  return async (): Promise<ReleaseNames> => {
    const damaged = new Set<string>()
    const live = await readLive(store, sites, (site, err) => {
      damaged.add(site)
      if (!reported.has(site)) logger.error({ err, site }, 'what is live of a site cannot be read')
    })
    reported = damaged
    return live
  }
}

const INTERVAL_MS = 500
const AFTER_FAILURE_MS = 10_000

/** Polls what is live: a ship need not know the servers, and a server that was down misses nothing. */
async function pollLiveReleases(takeOver: () => Promise<void>, logger: Logger, signal: AbortSignal): Promise<void> {
  let pauseMs = INTERVAL_MS
  while (await pause(pauseMs, true, { signal }).catch(() => false)) {
    pauseMs = INTERVAL_MS
    try {
      await takeOver()
    } catch (err) {
      if (!signal.aborted) logger.error({ err }, 'new releases could not be taken over')
      pauseMs = AFTER_FAILURE_MS
    }
  }
}
