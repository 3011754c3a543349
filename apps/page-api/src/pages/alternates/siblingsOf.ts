import type { PageType } from '@clipfront/page-data'
import { type Site, sites } from '@clipfront/site-config'

/**
 * Sites of the unit that may have a counterpart of a page, this one among them: those that show its page type to crawlers.
 * Partners, which do not, are left out. Alone, a site has no counterparts: the list is empty.
 */
export function siblingsOf(site: Site, page: PageType): Site[] {
  const unit = sites.filter(
    ({ businessUnit, robots, pageType }) =>
      businessUnit === site.businessUnit && robots === 'INDEX' && pageType[page] !== undefined,
  )
  return unit.length > 1 && unit.includes(site) ? unit : []
}
