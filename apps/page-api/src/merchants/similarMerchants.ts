import { isLive } from '../coupons/couponState.ts'
import type { CatalogueView } from '../pages/CatalogueView.ts'
import { merchantSummaries, popularOrder } from './merchantSummaries.ts'
import { ownCategories } from './ownCategories.ts'

const SIMILAR_MERCHANTS = 8

/** Other merchants with something live in the same categories, then simply popular ones. */
export async function similarMerchants(view: CatalogueView, merchantId: number) {
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
    .orderBy((query) => query('related.merchant_id', 'is not', null), 'desc')
    .orderBy(popularOrder)
    .limit(SIMILAR_MERCHANTS)
    .execute()
}
