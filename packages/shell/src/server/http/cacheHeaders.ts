import type { Environment } from '@clipfront/site-config'

const NO_STORE = { 'cache-control': 'no-store' }
/** The CDN contract. Without a device class from the CDN one answer must not serve another device. */
const SHARED = { 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400' }
const OWN = { 'cache-control': 'private, max-age=0', vary: 'Sec-CH-UA-Mobile, User-Agent' }

/** How long a page may be kept, and by whom. Errors and pages of an environment under work never are. */
export function cacheHeaders(
  status: number,
  environment: Environment,
  fromCdn: boolean,
): Readonly<Record<string, string>> {
  if (status !== 200 || environment !== 'prod') return NO_STORE
  return fromCdn ? SHARED : OWN
}
