import { minimumPendingTime } from './minimumPendingTime.ts'

/**
 * Begins the work at once and hands its outcome on, be it an error too, but never sooner than after the delay (R9.1): it is a
 * minimum time of waiting, no wait before the start.
 * @param delay milliseconds; 0 holds nothing back
 */
export async function settleAfter<T>(work: () => Promise<T>, delay?: unknown): Promise<T> {
  const holdMs = minimumPendingTime(delay)
  if (holdMs === 0) return work()
  const [outcome] = await Promise.allSettled([work(), new Promise((resolve) => setTimeout(resolve, holdMs))])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
