import { sql, type SqlBool } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { isLive, isVouchedFor } from '../coupons/couponState.ts'

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

/**
 * Merchants of the sites whose cashback page crawlers may show: with a rate that stands, and a programme through which it is
 * paid. Conditions, columns and order are the caller's.
 * @param codes of the sites; not empty
 */
export function indexableCashback({ database, now }: Pick<CatalogView, 'database' | 'now'>, codes: readonly string[]) {
  return database
    .selectFrom('merchant as m')
    .where('m.site', 'in', codes)
    .where(sql<SqlBool>`trim(m.programme_target) <> ''`)
    .where((query) =>
      query.exists(
        query.selectFrom('cashback_rate as r').whereRef('r.merchant_id', '=', 'm.id').where(isStanding(now)),
      ),
    )
}

/** Whether the rate `r` stands at a moment. */
function isStanding(now: Date) {
  return sql<SqlBool>`(r.valid_from <= ${now} and (r.valid_until is null or r.valid_until > ${now}))`
}
