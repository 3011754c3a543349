import { isLive } from '../coupons/couponState.ts'
import type { CatalogueView } from '../pages/CatalogueView.ts'
import { indexableCashback } from './indexableCashback.ts'
import { merchantSummaries, popularOrder } from './merchantSummaries.ts'
import { ownCategories } from './ownCategories.ts'

const SIMILAR_MERCHANTS = 8

/**
 * Other merchants with something live in the same categories, then simply popular ones.
 * @param haveCashback only those that pay something back now
 */
export async function similarMerchants(view: CatalogueView, merchantId: number, { haveCashback = false } = {}) {
  const { site, now } = view
  return merchantSummaries(view)
    .leftJoin(
      (query) =>
        query
          .selectFrom('coupon as c')
          .innerJoin('coupon_category as cc', 'cc.coupon_id', 'c.id')
          .where('c.site', '=', site.code)
          .where(isLive(now))
          .where('cc.category_id', 'in', ownCategories(view, merchantId))
          .select('c.merchant_id')
          .distinct()
          .as('related'),
      (join) => join.onRef('related.merchant_id', '=', 'm.id'),
    )
    .where('m.id', '<>', merchantId)
    .where('live.merchant_id', 'is not', null)
    .$if(haveCashback, (query) => query.where('m.id', 'in', indexableCashback(view, [site.code]).select('m.id')))
    .orderBy((query) => query('related.merchant_id', 'is not', null), 'desc')
    .orderBy(popularOrder)
    .limit(SIMILAR_MERCHANTS)
    .execute()
}
