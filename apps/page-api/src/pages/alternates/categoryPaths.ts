import { indexableCategories } from '../../categories/categories.ts'
import type { CatalogView } from '../../context/CatalogView.ts'
import { codesShowing } from './codesShowing.ts'
import { groupPaths } from './groupPaths.ts'
import { categoryPath } from '../../paths/paths.ts'

/**
 * Where crawlers may show the pages of categories, on this site and the others of the unit, which have the same slugs.
 * @returns by slug and the site's code; slugs that no site shows are missing
 */
export async function categoryPaths(
  view: CatalogView,
  slugs: readonly string[],
): Promise<Map<string, Map<string, string>>> {
  const codes = codesShowing(view.site, 'category')
  const rows = await indexableCategories(view, codes)
    .where('k.slug', 'in', slugs)
    .select(['k.slug as key', 'k.slug', 'k.site'])
    .execute()
  return groupPaths(rows, categoryPath)
}
