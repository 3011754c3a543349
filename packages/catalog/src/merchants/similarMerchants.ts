import type { CatalogView } from '../context/CatalogView.ts'
import { isLive } from '../coupons/couponState.ts'
import { selectIndexable } from '../indexable/selectIndexable.ts'
import { merchantSummaries, popularMerchants, popularOrder } from './merchantSummaries.ts'

const SIMILAR_MERCHANTS = 8
/** How many of a merchant's own categories count. */
const OWN_CATEGORIES = 4
/** How many of the latest offers of each category are looked at: those with a live one among them are near. */
const COUPONS_OF_A_CATEGORY = 300

/**
 * Other merchants with something live in the same categories, then simply popular ones.
 * @param haveCashback only those that pay something back now
 */
export async function similarMerchants(view: CatalogView, merchantId: number, { haveCashback = false } = {}) {
  const [related, popular] = await Promise.all([
    relatedMerchants(view, merchantId, haveCashback),
    popularMerchants(view, 2 * SIMILAR_MERCHANTS + 1, { haveCashback }),
  ])
  const known = new Set([merchantId, ...related.map(({ id }) => id)])
  const others = popular.filter(({ id, live_codes, live_deals }) => !known.has(id) && live_codes + live_deals > 0)
  return [...related, ...others].slice(0, SIMILAR_MERCHANTS)
}

async function relatedMerchants(view: CatalogView, merchantId: number, haveCashback: boolean) {
  const nearest = view.database
    .selectFrom('merchant as m')
    .where('m.site', '=', view.site.code)
    .where('m.id', '<>', merchantId)
    .where('m.id', 'in', merchantsNear(view, merchantId))
    .$if(haveCashback, (query) =>
      query.where('m.id', 'in', selectIndexable(view, 'cashback', [view.site.code]).select('r.id')),
    )
    .orderBy('m.popularity', 'desc')
    .orderBy('m.id')
    .limit(SIMILAR_MERCHANTS)
    .select('m.id')
  return merchantSummaries(view)
    .where('m.id', 'in', view.database.selectFrom(nearest.as('nearest')).select('nearest.id'))
    .orderBy(popularOrder)
    .execute()
}

/** Ids of the merchants with a live one among the latest offers of a merchant's own categories. */
function merchantsNear(view: CatalogView, merchantId: number) {
  const own = ownCategories(view, merchantId).limit(OWN_CATEGORIES)
  return view.database
    .selectFrom(own.as('own'))
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('coupon_category as cc')
          .whereRef('cc.category_id', '=', 'own.category_id')
          .orderBy('cc.coupon_id', 'desc')
          .limit(COUPONS_OF_A_CATEGORY)
          .select('cc.coupon_id')
          .as('latest'),
      (join) => join.onTrue(),
    )
    .innerJoin('coupon as c', 'c.id', 'latest.coupon_id')
    .where(isLive(view.now))
    .select('c.merchant_id')
}

/** A merchant with more offers stands where the latest of them stand. */
const LATEST_OFFERS = 300

/** Ids of the categories that a merchant's latest offers stand in, the fullest of them first, as a query. */
export function ownCategories({ database }: CatalogView, merchantId: number) {
  const latest = database
    .selectFrom('coupon')
    .where('merchant_id', '=', merchantId)
    .orderBy('id', 'desc')
    .limit(LATEST_OFFERS)
    .select('id')
  return database
    .selectFrom(latest.as('own'))
    .innerJoin('coupon_category as cc', 'cc.coupon_id', 'own.id')
    .groupBy('cc.category_id')
    .orderBy((query) => query.fn.countAll(), 'desc')
    .orderBy('cc.category_id')
    .select('cc.category_id')
}
