import { findSite, findSiteByName, type Site, sites } from '@clipfront/site-config'

/**
 * The sites named by code, unit and label, or host; all of them when none is named.
 * @throws Error that lists the known ones when a name is none of them
 */
export function chooseSites(names: readonly string[] | null): Site[] {
  if (names === null) return [...sites]
  return names.map((name) => {
    const site = findSiteByName(name) ?? findSite(name)
    if (site) return site
    const known = sites.map(({ code, businessUnit, label }) => `${code} (${businessUnit}/${label})`).join(', ')
    throw new Error(`No site is called ${name}. There are: ${known}.`)
  })
}
