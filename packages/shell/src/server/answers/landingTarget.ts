import { isOwnTarget } from '@clipfront/routing/outbound'
import { isPagePath } from '@clipfront/routing/own-paths'

const ANY_ORIGIN = 'https://own.invalid'

/**
 * The page that a landing's `to` names: a path of the site that shows a page, resolved as a browser would. A landing that led on
 * to a click-out would make every link to it a click on an offer that nobody has seen.
 * @param to decoded once
 * @returns path, query and fragment; null for everything else
 */
export function landingTarget(to: string): string | null {
  // `q=red+shoes` that nobody escaped for its place in a query.
  const target = to.trim().replaceAll(' ', '%20')
  if (!target.startsWith('/') || !isOwnTarget(target)) return null
  const url = URL.parse(target, ANY_ORIGIN)
  return url && isPagePath(url.pathname) ? url.pathname + url.search + url.hash : null
}
