import { changedQueryKeys } from './changedQueryKeys.ts'

/** Keys that say where a visitor came from or what is measured: no page differs by them. */
const TRACKING_KEY = /^(?:mktsrc|traffic_type|tdweb|fuzz|gclid|fbclid|utm_.*)$/

/** Whether a page asks for its data again when only the query changes: it does, but for tracking keys. */
export function watchesChange(from: URL, to: URL): boolean {
  return changedQueryKeys(from.search, to.search).some((key) => !TRACKING_KEY.test(key))
}
