import { type LabelKind, indexableLabels } from '../../labels/labels.ts'
import type { CatalogView } from '../../context/CatalogView.ts'
import { codesShowing } from './codesShowing.ts'
import { groupPaths } from './groupPaths.ts'
import { brandPath, tagPath } from '../../paths/paths.ts'

const PATHS = { tag: tagPath, brand: brandPath }

/**
 * Where crawlers may show the pages of tags or brands, on this site and the others of the unit, which have the same slugs.
 * @returns by slug and the site's code; slugs that no site shows are missing
 */
export async function labelPaths(
  view: CatalogView,
  kind: LabelKind,
  slugs: readonly string[],
): Promise<Map<string, Map<string, string>>> {
  const codes = codesShowing(view.site, kind)
  const rows = await indexableLabels(view, kind, codes)
    .where('l.slug', 'in', slugs)
    .select(['l.slug as key', 'l.slug', 'l.site'])
    .execute()
  return groupPaths(rows, PATHS[kind])
}
