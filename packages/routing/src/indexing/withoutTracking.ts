import { queryKey } from '../outbound/queryKey.ts'
import { querySegments } from '../outbound/querySegments.ts'

const TRACKING_KEY = /^(?:mktsrc|promoid|traffic_type|tdweb|fuzz|ref|gclid|gbraid|wbraid|msclkid|fbclid|ttclid|utm_.*)$/

/** A copy of the address without fragment and without the query keys that only say where a visitor came from. */
export function withoutTracking(url: URL): URL {
  const kept = querySegments(url.search.slice(1)).filter((segment) => !TRACKING_KEY.test(queryKey(segment)))
  const clean = new URL(url)
  clean.hash = ''
  clean.search = kept.join('&')
  return clean
}
