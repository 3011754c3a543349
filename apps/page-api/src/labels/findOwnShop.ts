import { sql } from 'kysely'
import { liveOffersOf } from '../merchants/liveOffersOf.ts'
import type { CatalogueView } from '../pages/CatalogueView.ts'

/** The shop that is called as the brand is. */
export async function findOwnShop(view: CatalogueView, { slug, name }: { slug: string; name: string }) {
  return view.database
    .selectFrom('merchant as m')
    .innerJoinLateral(liveOffersOf(view), (join) => join.onTrue())
    .where('m.site', '=', view.site.code)
    .where((is) => is.or([is('m.slug', '=', slug), sql<boolean>`m.folded_name = fold(${name})`]))
    .select(['m.id', 'm.slug', 'm.name', 'm.tint', 'm.logo', 'live.live_codes', 'live.live_deals'])
    .orderBy((is) => is('m.slug', '=', slug), 'desc')
    .orderBy('m.id')
    .limit(1)
    .executeTakeFirst()
}
