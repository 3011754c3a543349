import type { Site } from '@clipfront/site-config'
import type { ReleaseStore } from '../../releases/createReleaseStore.ts'
import { writeLog } from '../http/writeLog.ts'
import type { Serving } from './serve.ts'
import { createWorkerSet } from './createWorkerSet.ts'
import { watchLive } from './watchLive.ts'

/** Runs workers, and replaces them when another release is live. @throws {WorkerFailed} they cannot serve */
export async function runPrimary(workers: number, sites: readonly Site[], store: ReleaseStore): Promise<Serving> {
  // A worker starts from the files as they are then: it must not look for sites that came in since.
  const set = createWorkerSet(workers, { SITES: sites.map(({ code }) => code).join(',') })
  // Before the workers read it: what is shipped meanwhile must not be missed.
  const stopWatching = await watchLive(store, sites, async () => {
    try {
      await started
      await set.replaceAll()
      return true
    } catch (thrown) {
      // The releases that were live go on being served, and it is tried again.
      writeLog('new releases could not be taken over', thrown)
      return false
    }
  })
  const started = set.start()
  await started
  return {
    async stop(drain) {
      stopWatching()
      await set.stop(drain)
    },
  }
}
