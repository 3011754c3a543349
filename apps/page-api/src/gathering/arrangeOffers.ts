import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { CatalogView } from '../context/CatalogView.ts'
import type { Arrangement } from './Arrangement.ts'
import { fullestBrands, fullestCategories, knownMerchants } from './facets.ts'
import { FIGURES } from './figures.ts'
import { gatheredOffers, type GatheringOrder } from './gatheredOffers.ts'
import type { Gathering } from './Gathering.ts'

/** So many of one shop, then as many of each other: no shop fills the first page alone. */
const OFFERS_IN_A_ROUND = 3

/** For what a page of this kind does not show. */
const NONE = sql<never[]>`'[]'::json`

/** Puts the live offers of a gathering in order and counts what they are (R1.1), in one query that finds them once. */
export async function arrangeOffers(
  view: CatalogView,
  gathering: Gathering,
  order: GatheringOrder,
): Promise<Arrangement> {
  const { ids, best, figures, ...facets } = await selectArrangement(view, gathering, order).executeTakeFirstOrThrow()
  const { typical_percent: typicalPercent, ...counts } = figures ?? { typical_percent: null }
  return { ids: ids ?? [], best: best ?? [], counts, typicalPercent, ...facets }
}

function selectArrangement(view: CatalogView, gathering: Gathering, order: GatheringOrder) {
  const { kind } = gathering
  const own = kind === 'brand' ? gathering.ownMerchant : null
  const round = order === 'best' ? sql`(c.place - 1) / ${sql.lit(OFFERS_IN_A_ROUND)},` : sql``
  return view.database
    .with('offer', () => gatheredOffers(view, gathering, order))
    .selectNoFrom((from) => [
      from
        .selectFrom('offer as c')
        .select(sql<number[] | null>`array_agg(c.id order by ${round} c.rank)`.as('ids'))
        .as('ids'),
      from
        .selectFrom('offer as c')
        .where('c.place', '=', 1)
        .where(sql<boolean>`${sql.lit(kind === 'brand')}`)
        .select(sql<number[] | null>`array_agg(c.id order by (c.merchant_id = ${own}) desc, c.rank)`.as('ids'))
        .as('best'),
      jsonObjectFrom(from.selectFrom('offer as c').select(FIGURES)).as('figures'),
      jsonArrayFrom(knownMerchants(view)).as('merchants'),
      (kind === 'category' ? NONE : jsonArrayFrom(fullestCategories(view))).as('categories'),
      (kind === 'category' ? jsonArrayFrom(fullestBrands(view)) : NONE).as('brands'),
    ])
}
