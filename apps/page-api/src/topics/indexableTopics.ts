import { isLive } from '../coupons/couponState.ts'
import { isVouchedFor } from '../coupons/isVouchedFor.ts'
import type { CatalogView } from '../context/CatalogView.ts'

/**
 * Topics of the sites whose page crawlers may show: with an offer that is live and vouched for. Conditions, columns and order
 * are the caller's.
 * @param codes of the sites; not empty
 */
export function indexableTopics({ database, now }: Pick<CatalogView, 'database' | 'now'>, codes: readonly string[]) {
  return database
    .selectFrom('topic as t')
    .where('t.site', 'in', codes)
    .where((query) =>
      query.exists(
        query
          .selectFrom('topic_coupon as tc')
          .innerJoin('coupon as c', 'c.id', 'tc.coupon_id')
          .innerJoin('merchant as m', 'm.id', 'c.merchant_id')
          .whereRef('tc.topic_id', '=', 't.id')
          .where(isLive(now))
          .where(isVouchedFor)
          .select('c.id'),
      ),
    )
}
