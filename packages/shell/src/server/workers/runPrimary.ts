import type { Site } from '@clipfront/site-config'
import type { ReleaseStore } from '../../releases/createReleaseStore.ts'
import { writeLog } from '../http/writeLog.ts'
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
): Promise<RunningServer> {
  // A worker starts from the files as they are then: it must not look for sites that came in since.
  const set = createWorkerSet(workers, { SITES: sites.map(({ code }) => code).join(',') })
  await set.start()
  const watch = new AbortController()
  void watchLive(store, sites, set.follow, sayFailure, sayDamage, watch.signal)
  return {
    loaded: set.loaded,
    async stop(drain) {
      watch.abort()
      await set.stop(drain)
    },
  }
}

/** Of this site what was live goes on being served, for as long as its workers live. */
function sayDamage(site: string, thrown: unknown): void {
  writeLog('what is live of a site cannot be read', thrown, { site })
}

/** The releases that were live go on being served, and it is tried again. */
function sayFailure(thrown: unknown): void {
  writeLog('new releases could not be taken over', thrown)
}
