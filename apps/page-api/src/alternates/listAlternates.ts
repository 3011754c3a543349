import type { Alternate, PageType, RobotsPolicy } from '@clipfront/page-data'
import { type Site, sites, UNIT_DEFAULTS } from '@clipfront/site-config'

/**
 * A page and its counterparts on the other sites of the unit, that of its default site once more as `x-default` (R2.15). Since
 * each of them is told the same, one lists another exactly when the other lists it.
 * @param pathOf path on a site; undefined when the site has no such page, or none that crawlers may show
 * @returns empty when there is no counterpart, or the page itself is none to be shown
 */
export function listAlternates(site: Site, page: PageType, pathOf: (code: string) => string | undefined): Alternate[] {
  if (pathOf(site.code) === undefined) return []
  const counterparts = listSiblings(site, page).flatMap(({ code, language, domainLink }) => {
    const path = pathOf(code)
    return path === undefined ? [] : [{ code, language, url: `${domainLink}${path}` }]
  })
  if (counterparts.length < 2) return []
  const ofDefault = counterparts.find(({ code }) => code === UNIT_DEFAULTS[site.businessUnit])
  return [
    ...counterparts.map(({ language, url }) => ({ language, url })),
    ...(ofDefault ? [{ language: 'x-default', url: ofDefault.url }] : []),
  ]
}

/** How many of a page there can be. */
export function mostAlternates(site: Site, page: PageType): number {
  return listAlternates(site, page, () => '').length
}

/** What a page asks of crawlers. */
export interface Crawling {
  robots: RobotsPolicy
  alternates: Alternate[]
}

/**
 * Of a page that is shown to crawlers on some sites only; its links are worth following on all of them.
 * @param paths of the sites, by code, on which crawlers may show it
 */
export function describeCrawling(site: Site, page: PageType, paths: ReadonlyMap<string, string>): Crawling {
  return {
    robots: paths.has(site.code) ? 'INDEX' : 'NOINDEX, FOLLOW',
    alternates: listAlternates(site, page, (code) => paths.get(code)),
  }
}

/** Codes of the sites on which a page may stand: this one, whatever it shows to crawlers, and its counterparts. */
export function codesShowing(site: Site, page: PageType): string[] {
  return [site, ...listSiblings(site, page)].map(({ code }) => code)
}

/**
 * Sites of the unit that may have a counterpart of a page, this one among them: those that show its page type to crawlers.
 * Partners, which do not, are left out. Alone, a site has no counterparts: the list is empty.
 */
function listSiblings(site: Site, page: PageType): Site[] {
  const unit = sites.filter(
    ({ businessUnit, robots, pageType }) =>
      businessUnit === site.businessUnit && robots === 'INDEX' && pageType[page] !== undefined,
  )
  return unit.length > 1 && unit.includes(site) ? unit : []
}
