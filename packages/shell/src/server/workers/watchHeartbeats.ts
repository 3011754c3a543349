import type { Worker } from 'node:cluster'
import { isMessage } from './messages.ts'

/** How often a worker says that its event loop turns. */
export const HEARTBEAT_MS = 1000
/** A worker that missed so many in a row counts as not serving: `/readyz` says so. */
const MISSED_UNTIL_SILENT = 5
/**
 * One that missed so many hangs and is killed: ten seconds. A page takes some hundredths of a second, so that no load comes near
 * it; whoever is connected to the worker waits as long.
 */
const MISSED_UNTIL_HUNG = 10

/**
 * Counts the heartbeats that workers miss. It counts beats of its own clock, not time: a machine that was suspended, or a primary
 * that was, blames no worker for it.
 * @param onHung called once for a worker that hangs
 */
export function watchHeartbeats(onHung: (worker: Worker) => void) {
  const missed = new Map<Worker, number>()
  const timer = setInterval(() => {
    for (const [worker, count] of missed) {
      missed.set(worker, count + 1)
      if (count + 1 === MISSED_UNTIL_HUNG) onHung(worker)
    }
  }, HEARTBEAT_MS)
  timer.unref()

  return {
    /** Watches a worker until it ends. */
    watch(worker: Worker): void {
      missed.set(worker, 0)
      worker.on('message', (message: unknown) => {
        if (isMessage(message, 'heartbeat')) missed.set(worker, 0)
      })
      worker.once('exit', () => missed.delete(worker))
    },
    isSilent: (worker: Worker): boolean => (missed.get(worker) ?? 0) >= MISSED_UNTIL_SILENT,
    stop: () => clearInterval(timer),
  }
}
