import type { Environment } from '@clipfront/site-config'

export const NO_STORE: Readonly<Record<string, string>> = { 'cache-control': 'no-store' }
/** The CDN contract. Where pages differ by device and the CDN names no class, a response serves one device only. */
const SHARED = { 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400' }
const OWN = { 'cache-control': 'private, max-age=0', vary: 'Sec-CH-UA-Mobile, Sec-CH-UA-Platform, User-Agent' }

/**
 * Who may cache a page, and for how long. Errors and pages of `beta.` and `dev.` names are never cached.
 * @param isShared the response is for every device, or for a class that the CDN has named
 */
export function cacheHeaders(
  status: number,
  environment: Environment,
  isShared: boolean,
): Readonly<Record<string, string>> {
  if (status !== 200 || environment !== 'prod') return NO_STORE
  return isShared ? SHARED : OWN
}

/** For small responses that only a release changes, such as robots.txt: cached for an hour in production. */
export function releaseHeaders(environment: Environment): Record<string, string> {
  return {
    'cache-control': environment === 'prod' ? 'public, max-age=3600' : 'no-store',
    'x-content-type-options': 'nosniff',
  }
}

/**
 * Compares `If-None-Match` with an `ETag`, weakly as RFC 9110 asks: a proxy that compresses a response weakens its tag.
 * @param header `If-None-Match` as sent
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  const opaque = etag.replace(/^W\//, '')
  return (header ?? '').split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === opaque)
}
