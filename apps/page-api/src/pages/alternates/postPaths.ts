import type { CatalogView } from '../../context/CatalogView.ts'
import { codesShowing } from './codesShowing.ts'
import { groupPaths } from './groupPaths.ts'
import { postPath } from '../../paths/paths.ts'

/**
 * Where posts are published, on this site and the others of the unit, which have the same slugs.
 * @returns by slug and the site's code; slugs that no site has are missing
 */
export async function postPaths(
  view: CatalogView,
  slugs: readonly string[],
): Promise<Map<string, Map<string, string>>> {
  const rows = await view.database
    .selectFrom('post')
    .where('site', 'in', codesShowing(view.site, 'blog'))
    .where('published_at', '<=', view.now)
    .where('slug', 'in', slugs)
    .select(['slug as key', 'slug', 'site'])
    .execute()
  return groupPaths(rows, postPath)
}

/** Where the list of posts holds something, on this site and the others of the unit: by the site's code. */
export async function postListPaths(view: CatalogView): Promise<Map<string, string>> {
  const rows = await view.database
    .selectFrom('post')
    .where('site', 'in', codesShowing(view.site, 'blog'))
    .where('published_at', '<=', view.now)
    .select('site')
    .distinct()
    .execute()
  return new Map(rows.map(({ site }) => [site, '/blog']))
}
