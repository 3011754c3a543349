import type { PageType } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import { ConfigError } from '@clipfront/routing/errors'
import type { PageConfigSource, TemplateTable } from './UnitApp.ts'

/** Which pages there are, and who wants them so. */
export type PageTable = Pick<Site, 'code' | 'pageType'>

/**
 * The templates of one site: what its `pageType` table names, looked up in its unit's table. They come in the order of their
 * page types' names: that in which a site's file names them means nothing.
 * @throws {ConfigError} the site names a template that its unit does not have, or shows no error page
 */
export function siteTemplates(site: PageTable, table: TemplateTable): [PageType, PageConfigSource][] {
  if (!site.pageType.error) throw new ConfigError(`${site.code} has no template for the page type error: name one.`)
  const entries = Object.entries(site.pageType).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return entries.map(([type, name]) => {
    const page = type as PageType
    const offered = table[page] ?? {}
    const source = Object.hasOwn(offered, name) ? offered[name] : undefined
    if (!source) {
      const known = Object.keys(offered).join(', ') || 'none'
      throw new ConfigError(
        `${site.code} shows ${page} pages with "${name}", which its unit does not have. Its templates for them: ${known}. Name one of these, or leave the page type out.`,
      )
    }
    return [page, source]
  })
}
