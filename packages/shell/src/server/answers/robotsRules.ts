import { hasSitemap } from '../http/hasSitemap.ts'
import { type AskedName, isCanonical } from '../http/isCanonical.ts'

const EVERYTHING = 'User-agent: *\nDisallow: /\n'
/**
 * Pages that must not be indexed say so themselves, and so do all those of a partner's site: a crawler that may not fetch them
 * would never read it, and would go on listing their addresses by what links to them.
 */
const CALLS_AND_CLICKS = 'User-agent: *\nDisallow: /api/\nDisallow: /go-\n'

/** What `/robots.txt` says under this name (R2.15). */
export function robotsRules(asked: AskedName): string {
  if (!isCanonical(asked)) return EVERYTHING
  return hasSitemap(asked) ? `${CALLS_AND_CLICKS}\nSitemap: ${asked.site.domainLink}/sitemap.xml\n` : CALLS_AND_CLICKS
}
