import { sql, type SqlBool } from 'kysely'
import { isLive } from '../coupons/couponState.ts'
import { isVouchedFor } from '../coupons/isVouchedFor.ts'
import type { CatalogueView } from '../pages/CatalogueView.ts'
import type { LabelKind } from './findLabel.ts'

/**
 * Tags or brands of the sites whose page crawlers may show: with an offer that is live and vouched for. Conditions, columns and
 * order are the caller's.
 * @param codes of the sites; not empty
 */
export function indexableLabels(
  { database, now }: Pick<CatalogueView, 'database' | 'now'>,
  kind: LabelKind,
  codes: readonly string[],
) {
  return database
    .selectFrom(`${kind} as l`)
    .where('l.site', 'in', codes)
    .where((query) =>
      query.exists(
        query
          .selectFrom('coupon as c')
          .innerJoin('merchant as m', 'm.id', 'c.merchant_id')
          .whereRef('c.site', '=', 'l.site')
          .where(names(kind))
          .where(isLive(now))
          .where(isVouchedFor)
          .select('c.id'),
      ),
    )
}

/** Whether the coupon `c` names the tag or brand `l`. */
export function names(kind: LabelKind) {
  return sql<SqlBool>`${sql.ref(`c.${kind}s`)} @> array[l.slug]`
}
