import { ConfigError } from '@clipfront/routing/errors'
import { isPublicFile } from './isPublicFile.ts'
import { type PageTable, siteTemplates } from './siteTemplates.ts'
import type { UnitApp } from './UnitApp.ts'

/**
 * Sees to it that the icons of page types (R3.3) are files that a release serves: a page may show nothing from elsewhere, and
 * an icon that is missing would be asked for by every visitor and seen by nobody.
 * @throws {ConfigError} one is not
 */
export function assertIcons({ unit, root, templates }: Omit<UnitApp, 'messages'>, pages: PageTable): void {
  for (const [type, { icon }] of siteTemplates(pages, templates)) {
    if (icon === undefined || isPublicFile(root, icon)) continue
    throw new ConfigError(
      `The icon "${icon}" of ${unit}'s ${type} pages is no file of the release. Put it into apps/${unit}/public, and write its path there into the table of templates, such as "/icon-search.svg".`,
    )
  }
}
