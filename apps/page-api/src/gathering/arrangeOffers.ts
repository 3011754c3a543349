import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { COUPON_ORDERS, rankedOrder } from '../coupons/couponOrder.ts'
import type { CatalogueView } from '../pages/CatalogueView.ts'
import type { Arrangement } from './Arrangement.ts'
import { fullestBrands, fullestCategories, knownMerchants } from './facets.ts'
import { FIGURES } from './figures.ts'
import { gatheredOffers } from './gatheredOffers.ts'
import type { Gathering } from './Gathering.ts'

/** So many of one shop, then as many of each other: no shop fills the first page alone. */
const OFFERS_IN_A_ROUND = 3

const ORDERS = {
  best: sql`(c.place - 1) / ${sql.lit(OFFERS_IN_A_ROUND)}, ${rankedOrder}`,
  newest: COUPON_ORDERS.newest,
  ending: COUPON_ORDERS.ending,
}
export type GatheringOrder = keyof typeof ORDERS

/** What a visitor asks for by `sort`; the best first where it is nothing of this. */
export function orderOf(sort: string): GatheringOrder {
  return sort === 'newest' || sort === 'ending' ? sort : 'best'
}

/** Puts the live offers of a gathering in order and counts what they are (R1.1), in one query that finds them once. */
export async function arrangeOffers(
  view: CatalogueView,
  gathering: Gathering,
  order: GatheringOrder,
): Promise<Arrangement> {
  const { ids, best, figures, ...facets } = await selectArrangement(view, gathering, order).executeTakeFirstOrThrow()
  const { typical_percent: typicalPercent, ...counts } = figures ?? { typical_percent: null }
  return { ids: ids ?? [], best: best ?? [], counts, typicalPercent, ...facets }
}

function selectArrangement(view: CatalogueView, gathering: Gathering, order: GatheringOrder) {
  const own = gathering.kind === 'brand' ? gathering.ownMerchant : null
  return view.database
    .with('offer', () => gatheredOffers(view, gathering))
    .selectNoFrom((from) => [
      from
        .selectFrom('offer as c')
        .select(sql<number[] | null>`array_agg(c.id order by ${ORDERS[order]})`.as('ids'))
        .as('ids'),
      from
        .selectFrom('offer as c')
        .where('c.place', '=', 1)
        .select(sql<number[] | null>`array_agg(c.id order by (c.merchant_id = ${own}) desc, ${rankedOrder})`.as('ids'))
        .as('best'),
      jsonObjectFrom(from.selectFrom('offer as c').select(FIGURES)).as('figures'),
      jsonArrayFrom(knownMerchants(view)).as('merchants'),
      jsonArrayFrom(fullestCategories(view)).as('categories'),
      jsonArrayFrom(fullestBrands(view)).as('brands'),
    ])
}
