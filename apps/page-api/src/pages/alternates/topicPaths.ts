import { indexableTopics } from '../../topics/topics.ts'
import type { CatalogView } from '../../context/CatalogView.ts'
import { codesShowing } from './codesShowing.ts'
import { groupPaths } from './groupPaths.ts'
import { topicPath } from '../../paths/paths.ts'

/**
 * Where crawlers may show the pages of topics, on this site and the others of the unit, which have the same slugs.
 * @returns by slug and the site's code; slugs that no site shows are missing
 */
export async function topicPaths(
  view: CatalogView,
  slugs: readonly string[],
): Promise<Map<string, Map<string, string>>> {
  const codes = codesShowing(view.site, 'topic')
  const rows = await indexableTopics(view, codes)
    .where('t.slug', 'in', slugs)
    .select(['t.slug as key', 't.slug', 't.site'])
    .execute()
  return groupPaths(rows, topicPath)
}
