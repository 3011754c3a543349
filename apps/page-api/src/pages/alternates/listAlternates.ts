import type { Alternate, PageType } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import { siblingsOf } from './siblingsOf.ts'

/**
 * A page and its counterparts on the other sites of the unit. Since each of them is told the same, one lists another exactly
 * when the other lists it.
 * @param pathOf path on a site; undefined when the site has no such page, or none that crawlers may show
 * @returns empty when there is no counterpart, or the page itself is none to be shown
 */
export function listAlternates(site: Site, page: PageType, pathOf: (code: string) => string | undefined): Alternate[] {
  if (pathOf(site.code) === undefined) return []
  const alternates = siblingsOf(site, page).flatMap(({ code, language, domainLink }) => {
    const path = pathOf(code)
    return path === undefined ? [] : [{ language, url: `${domainLink}${path}` }]
  })
  return alternates.length > 1 ? alternates : []
}
