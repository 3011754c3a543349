import { findSiteByName, type Site, sites } from '@clipfront/site-config'
import { UsageError } from './UsageError.ts'

/** @throws {UsageError} no site is called so; names those that are there */
export function siteByName(name: string): Site {
  const site = findSiteByName(name)
  if (site) return site
  const known = sites.map(({ code, businessUnit, label }) => `${code} (${businessUnit}/${label})`)
  throw new UsageError(`There is no site "${name}". Give one of ${known.join(', ')} with --site.`)
}
