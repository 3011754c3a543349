import { type Site, sites } from '@clipfront/site-config'

/**
 * Sites of the unit that crawlers may show, this one among them; partners, which they may not, are left out.
 * Alone, a site has no counterparts: the list is empty.
 */
export function siblingsOf(site: Site): Site[] {
  const unit = sites.filter(({ businessUnit, robots }) => businessUnit === site.businessUnit && robots === 'INDEX')
  return unit.length > 1 && unit.includes(site) ? unit : []
}
