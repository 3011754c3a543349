import { type CheckedSite, resolveRobots, type SiteCheck, type CheckIssue } from './CheckedSite.ts'
import { describePage, listPageIssues } from './describePage.ts'

const PART = 'sitemap'
/** Of each part: enough to find a kind of page that is wrong as a whole. */
const PAGES_LOOKED_AT = 12

/** That the sitemap lists pages that are there, are the site's own, and may be indexed. */
export const checkSitemap: SiteCheck = async (checked) => {
  const { status, body } = await checked.ask('/sitemap.xml')
  if (resolveRobots(checked) !== 'INDEX') {
    const problem = `is served (${status}) though nothing of the site may be indexed`
    return status === 404
      ? []
      : [
          {
            part: PART,
            problem,
            fix: 'Partners have none, and on beta there is none: see hasSitemap() of packages/shell.',
          },
        ]
  }
  if (status !== 200)
    return [{ part: PART, problem: `answers ${status}`, fix: 'Ask page-api for it: it writes the list.' }]
  const issues: CheckIssue[] = []
  for (const part of locationsIn(body)) issues.push(...(await checkPart(checked, part)))
  return issues
}

async function checkPart(checked: CheckedSite, part: string): Promise<CheckIssue[]> {
  const { site, ask } = checked
  const fix = 'page-api lists what indexing() of @clipfront/routing says is in the sitemap.'
  if (!isOwn(checked, part)) return [{ part: PART, problem: `names ${part}, which is not on ${site.hosts[0]}`, fix }]
  const { status, body } = await ask(readTarget(part))
  if (status !== 200) return [{ part: PART, problem: `${part} answers ${status}`, fix }]
  const urls = locationsIn(body)
  const foreign = urls.filter((url) => !isOwn(checked, url))
  const issues: CheckIssue[] = foreign
    .slice(0, 3)
    .map((url) => ({ part: PART, problem: `lists ${url}, another host’s`, fix }))
  for (const url of spread(urls, PAGES_LOOKED_AT)) {
    const claims = await describePage(checked, readTarget(url))
    issues.push(...listPageIssues(checked, readTarget(url), claims))
    if (claims.robots !== '') issues.push({ part: PART, problem: `lists ${url}, which says ${claims.robots}`, fix })
    else if (claims.canonical !== url)
      issues.push({ part: PART, problem: `lists ${url}, which is known as ${claims.canonical}`, fix })
  }
  return issues
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&').replaceAll('&apos;', "'"),
  )
}

function isOwn({ site }: CheckedSite, url: string): boolean {
  return url === site.domainLink || url.startsWith(`${site.domainLink}/`)
}

function readTarget(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Some of a list, evenly over its whole length. */
function spread<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, items.length / most)
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}
