import type { Alternate, PageType } from '@clipfront/page-data'
import { type Site, UNIT_DEFAULTS } from '@clipfront/site-config'
import { siblingsOf } from './siblingsOf.ts'

/**
 * A page and its counterparts on the other sites of the unit, that of its default site once more as `x-default` (R2.15). Since
 * each of them is told the same, one lists another exactly when the other lists it.
 * @param pathOf path on a site; undefined when the site has no such page, or none that crawlers may show
 * @returns empty when there is no counterpart, or the page itself is none to be shown
 */
export function listAlternates(site: Site, page: PageType, pathOf: (code: string) => string | undefined): Alternate[] {
  if (pathOf(site.code) === undefined) return []
  const counterparts = siblingsOf(site, page).flatMap(({ code, language, domainLink }) => {
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
