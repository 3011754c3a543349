import { type Site, sites } from '@clipfront/site-config'
import { describeFaults, findSiteFaults } from '@clipfront/site-config/faults'
import type { NewSite } from './NewSite.ts'

/**
 * Sees to it that the file of a new site can be used, before it is written.
 * @param pattern the site with whose texts it begins
 * @throws {Error} a line for each fault: the field, what is wrong with it and what to do
 */
export function assertNewSite({ host, pattern: _name, ...facts }: NewSite, pattern: Site): void {
  const site: Site = { ...pattern, ...facts, hosts: [host], domainLink: `https://${host}` }
  const faults = findSiteFaults([...sites, site], [site])
  if (faults.length > 0) throw new Error(describeFaults(faults))
}
