import { sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'

/** Who says of a code that it was tried, and did not try it. */
const HEARSAY = 'feed'

/** The tests `v` of a site's coupons `c` in the last days, of those who tried them. Columns and order are the caller's. */
export function testsSince({ database, site, now }: CatalogView, days: number) {
  return database
    .selectFrom('verification as v')
    .innerJoin('coupon as c', 'c.id', 'v.coupon_id')
    .where('c.site', '=', site.code)
    .where('v.by_kind', '<>', HEARSAY)
    .where('v.happened_at', '<=', now)
    .where('v.happened_at', '>', sql<Date>`${now}::timestamptz - make_interval(days => ${sql.lit(days)})`)
}
