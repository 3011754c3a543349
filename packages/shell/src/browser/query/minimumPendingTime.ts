import { FETCH_DELAY_MS } from './FETCH_DELAY_MS.ts'

/**
 * How long a fetch is shown as pending at least, in milliseconds.
 * @param delay as a component asked for it; what is no number counts as none given
 */
export function minimumPendingTime(delay: unknown): number {
  return typeof delay === 'number' && !Number.isNaN(delay) ? Math.max(0, delay) : FETCH_DELAY_MS
}
