import { sql } from 'kysely'
import { isLive } from '../coupons/couponState.ts'
import { isVouchedFor } from '../coupons/isVouchedFor.ts'
import type { CatalogView } from '../context/CatalogView.ts'
import type { LabelKind } from './LabelKind.ts'

/**
 * Tags or brands of the sites whose page crawlers may show: with an offer that is live and vouched for. Conditions, columns and
 * order are the caller's.
 * @param codes of the sites; not empty
 */
export function indexableLabels(
  { database, now }: Pick<CatalogView, 'database' | 'now'>,
  kind: LabelKind,
  codes: readonly string[],
) {
  return database
    .selectFrom(`${kind} as l`)
    .where('l.site', 'in', codes)
    .where((query) =>
      query.exists(
        query
          .selectFrom(couponsNaming({ database }, kind).as('c'))
          .innerJoin('merchant as m', 'm.id', 'c.merchant_id')
          .whereRef('m.site', '=', 'l.site')
          .where(isLive(now))
          .where(isVouchedFor)
          .select('c.id'),
      ),
    )
}

/**
 * Coupons that name the tag or brand `l`, of whichever site. They are found by that alone: how many there are is not known to
 * the planner, and it would read the indexes of all that is live, or of the whole site, beside it.
 */
export function couponsNaming({ database }: Pick<CatalogView, 'database'>, kind: LabelKind) {
  return database
    .selectFrom('coupon as c')
    .where(sql<boolean>`${sql.ref(`c.${kind}s`)} @> array[l.slug]`)
    .selectAll('c')
    .offset(0)
}
