import { ConfigError } from '@clipfront/routing/errors'
import { type Site, sites } from '@clipfront/site-config'
import { describeIssues, findSiteIssues, type SiteIssue } from '@clipfront/site-config/issues'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { UnitApp } from './UnitApp.ts'
import { type PageTable, siteTemplates } from './siteTemplates.ts'

/**
 * Sees to it that what sites' files say can be served (R3.2), before anything is made of it: nothing in them is wrong, and the
 * files that they name are there.
 * @param known the whole list
 * @throws {ConfigError} a line for each issue: the site, the field, what is wrong with it and what to do
 */
export function assertSites(
  { unit, root }: Pick<UnitApp, 'unit' | 'root'>,
  chosen: readonly Site[],
  known = sites,
): void {
  const wrong = findSiteIssues(known, chosen)
  // Of a file that cannot be read as a site nothing else can be said.
  const issues = wrong.length > 0 ? wrong : chosen.flatMap((site) => missingFiles(unit, root, site))
  if (issues.length > 0) throw new ConfigError(describeIssues(issues))
}

/** An icon may lie elsewhere; everything else is a file of the release. */
function missingFiles(unit: string, root: string, { businessUnit, label, icon, font, logo }: Site): SiteIssue[] {
  return Object.entries({ icon, font, logo }).flatMap(([field, path]) => {
    if (path === null || !path.startsWith('/') || isPublicFile(root, path)) return []
    return {
      site: `${businessUnit}/${label}`,
      field,
      problem: `"${path}" is no file of the release`,
      fix: `Put it into apps/${unit}/public, or name one that is there.`,
    }
  })
}

/**
 * Sees to it that the icons of page types (R3.3) are files that a release serves: a page may show nothing from elsewhere, and
 * an icon that is missing would be asked for by every visitor and seen by nobody.
 * @throws {ConfigError} one is not
 */
export function assertIcons(
  { unit, root, templates }: Pick<UnitApp, 'unit' | 'root' | 'templates'>,
  pages: PageTable,
): void {
  for (const [type, { icon }] of siteTemplates(pages, templates)) {
    if (icon === undefined || isPublicFile(root, icon)) continue
    throw new ConfigError(
      `The icon "${icon}" of ${unit}'s ${type} pages is no file of the release. Put it into apps/${unit}/public, and write its path there into the table of templates, such as "/icon-search.svg".`,
    )
  }
}

/**
 * True for a path of the site behind which a file of the app lies that every release serves.
 * @param root the app's folder
 */
function isPublicFile(root: string, path: string): boolean {
  return path.startsWith('/') && (statSync(join(root, 'public', path), { throwIfNoEntry: false })?.isFile() ?? false)
}
