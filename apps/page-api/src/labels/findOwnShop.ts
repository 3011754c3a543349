import { sql } from 'kysely'
import { merchantSummaries } from '../merchants/merchantSummaries.ts'
import type { CatalogueView } from '../pages/CatalogueView.ts'

/** The shop that is called as the brand is. */
export async function findOwnShop(view: CatalogueView, { slug, name }: { slug: string; name: string }) {
  return merchantSummaries(view)
    .where((is) => is.or([is('m.slug', '=', slug), sql<boolean>`m.folded_name = fold(${name})`]))
    .orderBy((is) => is('m.slug', '=', slug), 'desc')
    .orderBy('m.id')
    .limit(1)
    .executeTakeFirst()
}
