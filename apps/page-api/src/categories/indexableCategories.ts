import { isLive } from '../coupons/couponState.ts'
import { isVouchedFor } from '../coupons/isVouchedFor.ts'
import type { CatalogView } from '../context/CatalogView.ts'

/**
 * Categories of the sites whose page crawlers may show: with an offer that is live and vouched for. Conditions, columns and
 * order are the caller's.
 * @param codes of the sites; not empty
 */
export function indexableCategories(
  { database, now }: Pick<CatalogView, 'database' | 'now'>,
  codes: readonly string[],
) {
  return database
    .selectFrom('category as k')
    .where('k.site', 'in', codes)
    .where((query) =>
      query.exists(
        query
          .selectFrom('coupon_category as cc')
          .innerJoin('coupon as c', 'c.id', 'cc.coupon_id')
          .innerJoin('merchant as m', 'm.id', 'c.merchant_id')
          .whereRef('cc.category_id', '=', 'k.id')
          .where(isLive(now))
          .where(isVouchedFor)
          .select('c.id'),
      ),
    )
}
