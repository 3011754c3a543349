import { releaseHeaders } from '../http/cacheHeaders.ts'
import type { Handler, RequestContext } from '../http/RequestContext.ts'

/** A site, and the name under which it was requested. */
export type RequestedName = Pick<RequestContext, 'site' | 'hostname'>

const NOTHING_ALLOWED = 'User-agent: *\nDisallow: /\n'
/**
 * Pages that must not be indexed say so themselves, as all pages of a partner's site do: a crawler that may not fetch them would
 * never read that, and would list their addresses by the links to them.
 */
const PAGES_ALLOWED = 'User-agent: *\nDisallow: /api/\nDisallow: /go-\n'

/** `/robots.txt`: what crawlers may fetch under the requested name (R2.15). */
export const robotsTxt: Handler = {
  handle: (context) =>
    context.reply
      .headers(releaseHeaders(context.environment))
      .type('text/plain; charset=utf-8')
      .send(robotsRules(context)),
}

export function robotsRules(name: RequestedName): string {
  if (!isCanonical(name)) return NOTHING_ALLOWED
  return hasSitemap(name) ? `${PAGES_ALLOWED}\nSitemap: ${name.site.domainLink}/sitemap.xml\n` : PAGES_ALLOWED
}

/** True for the one name under which a site is indexed; false for aliases, addresses of monitors, and names of environments. */
export function isCanonical({ site, hostname }: RequestedName): boolean {
  return hostname === site.hosts[0]
}

/** True where `/robots.txt` names a sitemap and `/sitemap.xml` answers: a sitemap of NOINDEX pages would contradict them (R2.15). */
export function hasSitemap(name: RequestedName): boolean {
  return isCanonical(name) && name.site.robots === 'INDEX'
}
