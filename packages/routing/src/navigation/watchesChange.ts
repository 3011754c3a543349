import { changedQueryKeys } from './changedQueryKeys.ts'
import type { WatchQuery } from './WatchQuery.ts'

/** Keys that say where a visitor came from or what is measured: no page differs by them. */
const TRACKING_KEY = /^(?:mktsrc|traffic_type|tdweb|fuzz|gclid|fbclid|utm_.*)$/

/** Whether a page asks for its data again when only the query changes. Without a rule it does, but for tracking keys. */
export function watchesChange(watch: WatchQuery | undefined, from: URL, to: URL): boolean {
  if (typeof watch === 'function') return Boolean(watch(to.searchParams, from.searchParams))
  if (watch === false) return false
  const changed = changedQueryKeys(from.search, to.search)
  return watch === undefined || watch === true
    ? changed.some((key) => !TRACKING_KEY.test(key))
    : changed.some((key) => watch.includes(key))
}
