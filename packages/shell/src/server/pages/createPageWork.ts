import { createSemaphore, type Semaphore, type Task } from '@clipfront/cache/semaphore'
import type { LoadContext } from '@clipfront/cache'

/**
 * How many pages one process makes at a time. A page keeps page-api and the database busy first and this process afterwards, so
 * more of them would not be ready sooner; what is cached would wait behind them.
 */
const PERMITS = 4
const MAX_WAITING = 16
/** When to try again. */
export const RETRY_AFTER_S = 5

/** Makes a page, or asks page-api for something that costs as much as one. @throws {Overloaded} */
export type PageWork = ReturnType<typeof createPageWork>

/** Bounds the pages being made in this process; refreshes of cached ones come first. */
export function createPageWork() {
  const run: Semaphore = createSemaphore({ permits: PERMITS, maxWaiting: MAX_WAITING })
  return <Result>(make: () => Promise<Result>, { isRefresh, signal }: LoadContext): Promise<Result> =>
    run(make, { isUrgent: isRefresh, signal } satisfies Task)
}
