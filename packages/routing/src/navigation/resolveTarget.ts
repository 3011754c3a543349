import { PageError } from '../errors/PageError.ts'
import { isOwnTarget } from '../outbound/isOwnTarget.ts'

/** Where a redirect leads: to an address of this site, or away from it. */
export type Target = { type: 'own'; url: URL } | { type: 'elsewhere'; href: string }

/**
 * Reads a redirect's location as a browser would, and takes nothing that is not http(s).
 * @param base the address that was asked for
 * @param ownHosts other names of the same site
 * @throws {PageError} 500 `Invalid redirect`
 */
export function resolveTarget(location: string, base: URL, ownHosts: readonly string[] = []): Target {
  if (/^\.{1,2}\//.test(location)) return resolveTarget(pathFrom(location, base), base)
  if (isOwnTarget(location, { ownHosts: [...ownHosts, base.host] })) {
    const { pathname, search, hash } = new URL(location, base)
    return { type: 'own', url: new URL(`${pathname}${search}${hash}`, base.origin) }
  }
  if (/^https?:\/\/[^/]/i.test(location) && !/[\\\p{Cc}]/u.test(location) && URL.canParse(location)) {
    return { type: 'elsewhere', href: location }
  }
  throw new PageError(500, 'invalid-redirect', 'Invalid redirect')
}

/** A relative path as one that begins with a slash: only then can it be looked at for what hides in it. */
function pathFrom(location: string, base: URL): string {
  const url = URL.parse(location, base)
  return url ? `${url.pathname}${url.search}${url.hash}` : location
}
