import type { CatalogueView } from '../pages/CatalogueView.ts'

/** A merchant of the site by its slug, whatever the slug's case. */
export async function findMerchant({ database, site }: CatalogueView, slug: string) {
  return database
    .selectFrom('merchant')
    .selectAll()
    .where('site', '=', site.code)
    .where('slug', 'in', [slug, slug.toLowerCase()])
    .executeTakeFirst()
}
