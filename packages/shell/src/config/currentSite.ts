import { findSiteByName, type Site, sites } from '@clipfront/site-config'
import type { BusinessUnit } from '@clipfront/site-config'
import { ConfigError } from '@clipfront/routing/errors'

/**
 * The site that a build or a development server is for: one Vite process serves exactly one.
 * @param name a site's code, or unit and label; usually the environment's SITE
 * @throws {ConfigError} no such site in this unit
 */
export function currentSite(unit: BusinessUnit, name: string | undefined): Site {
  const site = name ? findSiteByName(name) : undefined
  if (site?.businessUnit === unit) return site
  const known = sites.filter((other) => other.businessUnit === unit).map((other) => other.code)
  throw new ConfigError(`SITE=${name ?? ''} is no site of ${unit}. Set SITE to one of: ${known.join(', ')}.`)
}
