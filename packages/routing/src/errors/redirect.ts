import { PageError } from './PageError.ts'

type RedirectStatus = 301 | 302 | 307 | 308

/** "Go there instead", returned and never thrown: it is an outcome, not an error. */
export interface Redirect {
  kind: 'redirect'
  status: RedirectStatus
  location: string
}

const PATH = /^(?:\.{1,2})?\/(?!\/)/
const ADDRESS = /^https?:\/\/[^/]/i
/** A word without anything that a browser could read as a scheme. */
const BARE = /^[\w-][^:]*$/

/**
 * @param target a path of our own (`/a`, `./a`, `../a`; a bare `a` is `/a`), or an absolute http(s) address
 * @throws {PageError} 500 `Invalid redirect`: any other scheme, a protocol-relative or backslash address
 */
export function redirect(target: string, status: RedirectStatus = 302): Redirect {
  const location = BARE.test(target) ? `/${target}` : target
  // A browser reads `//host` and `/\host` as another host, and drops control characters before it reads.
  const isSafe = (PATH.test(location) || ADDRESS.test(location)) && !/[\\\p{Cc}]/u.test(location)
  if (!isSafe) throw new PageError(500, 'invalid-redirect', 'Invalid redirect')
  return { kind: 'redirect', status, location }
}

/** Tells a redirect from the other outcomes of a step. */
export function isRedirect(outcome: unknown): outcome is Redirect {
  return typeof outcome === 'object' && outcome !== null && 'kind' in outcome && outcome.kind === 'redirect'
}
