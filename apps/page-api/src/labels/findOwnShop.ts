import { sql } from 'kysely'
import { merchantSummaries } from '../merchants/merchantSummaries.ts'
import type { CatalogView } from '../context/CatalogView.ts'

/** The shop that is called as the brand is. */
export async function findOwnShop(view: CatalogView, { slug, name }: { slug: string; name: string }) {
  return merchantSummaries(view)
    .where((is) => is.or([is('m.slug', '=', slug), sql<boolean>`m.folded_name = fold(${name})`]))
    .orderBy((is) => is('m.slug', '=', slug), 'desc')
    .orderBy('m.id')
    .limit(1)
    .executeTakeFirst()
}
