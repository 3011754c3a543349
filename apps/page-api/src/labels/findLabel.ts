import type { CatalogueView } from '../pages/CatalogueView.ts'

/** What has a page of its own by what offers say of themselves. */
export type LabelKind = 'tag' | 'brand'

/** A tag or brand of the site by its slug, whatever the slug's case; offers may name others, which have no page. */
export async function findLabel({ database, site }: CatalogueView, kind: LabelKind, slug: string) {
  return database
    .selectFrom(kind)
    .selectAll()
    .where('site', '=', site.code)
    .where('slug', 'in', [slug, slug.toLowerCase()])
    .executeTakeFirst()
}
