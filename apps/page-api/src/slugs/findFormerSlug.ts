import type { SlugKind } from '../database/tables/editing.ts'
import type { CatalogView } from '../context/CatalogView.ts'

/** What became of an address: `to` is the slug that has taken its place, null when nothing has. */
export interface FormerSlug {
  to: string | null
  since: Date
}

/** @returns undefined when nothing ever had this slug */
export async function findFormerSlug(
  { database, site }: CatalogView,
  kind: SlugKind,
  slug: string,
): Promise<FormerSlug | undefined> {
  const found = await database
    .selectFrom('former_slug')
    .select(['current_slug as to', 'since'])
    .where('site', '=', site.code)
    .where('kind', '=', kind)
    .where('slug', 'in', [slug, slug.toLowerCase()])
    .executeTakeFirst()
  return found
}
