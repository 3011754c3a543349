import { findSite, findSiteByName, type Site, sites } from '@clipfront/site-config'
import { describeFaults, findSiteFaults } from '@clipfront/site-config/faults'

/**
 * The sites named by code, unit and label, or host; all of them when none is named. What is wrong in their files is told here,
 * before anything is built of them.
 * @param known the whole list
 * @throws Error that lists the known ones when a name is none of them, or the faults of those that were chosen
 */
export function chooseSites(names: readonly string[] | null, known: readonly Site[] = sites): Site[] {
  const chosen = names === null ? [...known] : names.map((name) => siteNamed(name, known))
  const faults = findSiteFaults(known, chosen)
  if (faults.length > 0) throw new Error(describeFaults(faults))
  return chosen
}

function siteNamed(name: string, known: readonly Site[]): Site {
  const site = findSiteByName(name) ?? findSite(name)
  if (site) return site
  const list = known.map(({ code, businessUnit, label }) => `${code} (${businessUnit}/${label})`).join(', ')
  throw new Error(`No site is called ${name}. There are: ${list}.`)
}
