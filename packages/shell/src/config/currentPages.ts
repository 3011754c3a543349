import type { BusinessUnit } from '@clipfront/site-config'
import { BUILD_VARIABLES } from '../vite/buildVariables.ts'
import { currentSite } from './currentSite.ts'
import type { PageTable } from './siteTemplates.ts'

/**
 * The pages that this process builds: those of the table that a build hands over, else those of the site that SITE names.
 * @throws {ConfigError} no such site in this unit
 */
export function currentPages(unit: BusinessUnit, env: NodeJS.ProcessEnv): PageTable {
  const table = env[BUILD_VARIABLES.pageTable]
  return table ? (JSON.parse(table) as PageTable) : currentSite(unit, env['SITE'])
}
