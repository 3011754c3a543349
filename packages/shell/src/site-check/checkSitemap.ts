import { type CheckedSite, robotsOf, type SiteCheck, type SiteFault } from './CheckedSite.ts'
import { describePage, pageFaults } from './describePage.ts'

const PART = 'sitemap'
/** Of each part: enough to find a kind of page that is wrong as a whole. */
const PAGES_LOOKED_AT = 12

/** That the sitemap lists pages that are there, are the site's own, and may be indexed. */
export const checkSitemap: SiteCheck = async (checked) => {
  const { status, body } = await checked.ask('/sitemap.xml')
  if (robotsOf(checked) !== 'INDEX') {
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
  const faults: SiteFault[] = []
  for (const part of locationsIn(body)) faults.push(...(await checkPart(checked, part)))
  return faults
}

async function checkPart(checked: CheckedSite, part: string): Promise<SiteFault[]> {
  const { site, ask } = checked
  const fix = 'page-api lists what indexing() of @clipfront/routing says is in the sitemap.'
  if (!isOwn(checked, part)) return [{ part: PART, problem: `names ${part}, which is not on ${site.hosts[0]}`, fix }]
  const { status, body } = await ask(targetOf(part))
  if (status !== 200) return [{ part: PART, problem: `${part} answers ${status}`, fix }]
  const urls = locationsIn(body)
  const strange = urls.filter((url) => !isOwn(checked, url))
  const faults: SiteFault[] = strange
    .slice(0, 3)
    .map((url) => ({ part: PART, problem: `lists ${url}, another host’s`, fix }))
  for (const url of spread(urls, PAGES_LOOKED_AT)) {
    const claims = await describePage(checked, targetOf(url))
    faults.push(...pageFaults(checked, targetOf(url), claims))
    if (claims.robots !== '') faults.push({ part: PART, problem: `lists ${url}, which says ${claims.robots}`, fix })
    else if (claims.canonical !== url)
      faults.push({ part: PART, problem: `lists ${url}, which is known as ${claims.canonical}`, fix })
  }
  return faults
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&').replaceAll('&apos;', "'"),
  )
}

function isOwn({ site }: CheckedSite, url: string): boolean {
  return url === site.domainLink || url.startsWith(`${site.domainLink}/`)
}

function targetOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Some of a list, evenly over its whole length. */
function spread<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, items.length / most)
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}
