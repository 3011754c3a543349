import { isLive } from '../coupons/couponState.ts'
import { isVouchedFor } from '../coupons/isVouchedFor.ts'
import type { CatalogView } from '../context/CatalogView.ts'

/**
 * Merchants of the sites whose page crawlers may show: with an offer that is live and vouched for. Conditions, columns and
 * order are the caller's.
 * @param codes of the sites; not empty
 */
export function indexableMerchants({ database, now }: Pick<CatalogView, 'database' | 'now'>, codes: readonly string[]) {
  return database
    .selectFrom('merchant as m')
    .where('m.site', 'in', codes)
    .where((query) =>
      query.exists(
        query
          .selectFrom('coupon as c')
          .whereRef('c.merchant_id', '=', 'm.id')
          .where(isLive(now))
          .where(isVouchedFor)
          .select('c.id'),
      ),
    )
}
