import { PRODUCT_KEYS } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'

/**
 * The page's absolute address as offer links report it: on the canonical host and with product keys only, so that the HTML
 * is the same for everyone and may be cached.
 * @param url path and query of the page
 */
export function buildPageUrl(site: Pick<Site, 'domainLink'>, url: string): string {
  // Not as a base: `//a` would be a host then, and `//[` no address at all.
  const { pathname, searchParams } = new URL(`${site.domainLink}${url}`)
  const kept = new URLSearchParams()
  for (const key of PRODUCT_KEYS) {
    const value = searchParams.get(key)
    // What a shopper is about to pay, or has said of a code, is no merchant's concern.
    if (value !== null && key !== 'basket' && key !== 'voted') kept.set(key, value)
  }
  const query = kept.toString()
  return `${site.domainLink}${pathname}${query && `?${query}`}`
}
