import type { BuiltPageType } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import { ConfigError } from '@clipfront/routing/errors'
import type { TemplateSource, TemplateTable } from './UnitApp.ts'

/**
 * The templates of one site: what its `pageType` table names, looked up in its unit's table.
 * @throws {ConfigError} the site names a template that its unit does not have, or shows no error page
 */
export function siteTemplates(site: Site, table: TemplateTable): [BuiltPageType, TemplateSource][] {
  if (!site.pageType.error) throw new ConfigError(`${site.code} has no template for the page type error: name one.`)
  return Object.entries(site.pageType).map(([type, name]) => {
    const page = type as BuiltPageType
    const source = table[page][name]
    if (!source) {
      const known = Object.keys(table[page]).join(', ')
      throw new ConfigError(`${site.code} shows ${page} pages with "${name}", which its unit does not have: ${known}.`)
    }
    return [page, source]
  })
}
