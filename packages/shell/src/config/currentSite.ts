import { ConfigError } from '@clipfront/routing/errors'
import { findSiteByName, type Site, sites, type BusinessUnit } from '@clipfront/site-config'
import type { PageTable } from './siteTemplates.ts'

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

/**
 * The pages that this process builds: those of the table that a build hands over, else those of the site that SITE names.
 * @throws {ConfigError} no such site in this unit
 */
export function currentPages(unit: BusinessUnit, env: NodeJS.ProcessEnv): PageTable {
  const table = env[BUILD_VARIABLES.pageTable]
  return table ? (JSON.parse(table) as PageTable) : currentSite(unit, env['SITE'])
}

/** How a build tells the Vite processes that it starts which step they are, of what, and where to write. Nobody else sets them. */
export const BUILD_VARIABLES = {
  pages: 'CLIPFRONT_BUILD_PAGES',
  serverBundle: 'CLIPFRONT_BUILD_SERVER',
  pageTable: 'CLIPFRONT_BUILD_PAGE_TABLE',
  inputs: 'CLIPFRONT_BUILD_INPUTS',
} as const
