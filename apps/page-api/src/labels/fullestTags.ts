import { sql } from 'kysely'
import { isLive } from '../coupons/couponState.ts'
import type { CatalogView } from '../context/CatalogView.ts'

const OTHER_LABELS = 12

/** The site's tags that have live offers, with how many of them, the fullest first. */
export async function fullestTags({ database, site, now }: CatalogView) {
  return database
    .selectFrom('tag as t')
    .innerJoin(
      (of) =>
        of
          .selectFrom('coupon as c')
          .innerJoinLateral(sql<{ slug: string }>`unnest(c.tags)`.as<'named'>(sql`named(slug)`), (join) =>
            join.onTrue(),
          )
          .where('c.site', '=', site.code)
          .where(isLive(now))
          .groupBy('named.slug')
          .select(['named.slug', sql<number>`count(*)::int`.as('live_coupons')])
          .as('live'),
      (join) => join.onRef('live.slug', '=', 't.slug'),
    )
    .where('t.site', '=', site.code)
    .select(['t.id', 't.slug', 't.name', 'live.live_coupons'])
    .orderBy('live.live_coupons', 'desc')
    .orderBy('t.name')
    .limit(OTHER_LABELS + 1)
    .execute()
}
