import { indexing } from '@clipfront/routing/indexing'
import { isOwnTarget, withSource } from '@clipfront/routing/outbound'
import { isPagePath } from '@clipfront/routing/own-paths'
import type { Handler, RequestContext } from '../http/RequestContext.ts'

const ANY_ORIGIN = 'https://own.invalid'

/**
 * `/cut-port?to=&mktsrc=`: where short links and apps land (R2.2). It redirects to one of our pages, or home, with the `mktsrc`:
 * a redirect needs no script and writes nothing to the device.
 */
export const cutPort: Handler = {
  handle(context) {
    const { reply, query } = context
    const to = findLandingTarget(new URLSearchParams(query).get('to') ?? '') ?? '/'
    return reply.headers(landingHeaders(context)).redirect(withSource(to, `?${query}`), 302)
  },
}

/**
 * The page that a landing's `to` names, resolved as a browser would. It is never a click-out: each link to the landing would
 * count as a click on an offer that nobody has seen.
 * @param to decoded once
 * @returns path, query and fragment; null for anything but a page of the site
 */
export function findLandingTarget(to: string): string | null {
  // `q=red+shoes` that nobody escaped for its place in a query.
  const target = to.trim().replaceAll(' ', '%20')
  if (!target.startsWith('/') || !isOwnTarget(target)) return null
  const url = URL.parse(target, ANY_ORIGIN)
  return url && isPagePath(url.pathname) ? url.pathname + url.search + url.hash : null
}

/** Headers of a landing: never cached or indexed (R2.2, R2.3), and its own address, with the mail's query, is no referrer. */
export function landingHeaders({ site, environment, path }: RequestContext): Record<string, string> {
  const { robots } = indexing({ page: null, site, environment, status: 302, url: path })
  return { 'cache-control': 'no-store', 'referrer-policy': 'origin', 'x-robots-tag': robots ?? 'NOINDEX' }
}
