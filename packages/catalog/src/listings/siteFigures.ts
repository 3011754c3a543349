import type { WirePageContent } from '@clipfront/page-data'
import { sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { cached } from '../context/cached.ts'
import { isLive } from '../coupons/couponState.ts'
import { shownTitle } from '../coupons/shownWords.ts'

type Figures = NonNullable<WirePageContent['home']['figures']>

const WEEK_DAYS = 7

/** How much a site has, and when that was counted; cached. */
export async function siteFigures(view: CatalogView): Promise<Figures> {
  return cached(view, ['figures'], async () => {
    const [live, tests] = await Promise.all([
      view.database
        .selectFrom('coupon as c')
        .where('c.site', '=', view.site.code)
        .where(isLive(view.now))
        .select([
          sql<number>`count(*)::int`.as('live_coupons'),
          sql<number>`count(distinct c.merchant_id)::int`.as('merchants'),
        ])
        .executeTakeFirstOrThrow(),
      testsOfWeek(view)
        .select(sql<number>`count(*)::int`.as('count'))
        .executeTakeFirstOrThrow(),
    ])
    return { ...live, tests_this_week: tests.count, as_of: view.now.toISOString() }
  })
}

/** Who says of a code that it was tried, and did not try it. */
const HEARSAY = 'feed'

/** The tests `v` of a site's coupons `c` in the last week, of those who tried them. Columns and order are the caller's. */
function testsOfWeek({ database, site, now }: CatalogView) {
  return database
    .selectFrom('verification as v')
    .innerJoin('coupon as c', 'c.id', 'v.coupon_id')
    .where('c.site', '=', site.code)
    .where('v.by_kind', '<>', HEARSAY)
    .where('v.happened_at', '<=', now)
    .where('v.happened_at', '>', sql<Date>`${now}::timestamptz - make_interval(days => ${sql.lit(WEEK_DAYS)})`)
}

type Success = NonNullable<WirePageContent['home']['latest_successes']>[number]

/** What was seen to work lately and can be used still, the last first, each coupon once; cached. */
export async function latestSuccesses(view: CatalogView, limit: number): Promise<Success[]> {
  return cached(view, ['latestSuccesses', limit], async () => {
    const latest = testsOfWeek(view)
      .innerJoin('merchant as m', 'm.id', 'c.merchant_id')
      .where('v.outcome', '=', 'worked')
      .where(isLive(view.now))
      .distinctOn('c.id')
      .orderBy('c.id')
      .orderBy('v.happened_at', 'desc')
      .select(['c.title', 'c.code', 'c.edited', 'v.happened_at', 'm.id', 'm.slug', 'm.name', 'm.tint', 'm.logo'])
    const rows = await view.database
      .selectFrom(latest.as('l'))
      .selectAll()
      .orderBy('l.happened_at', 'desc')
      .orderBy('l.id')
      .limit(limit)
      .execute()
    return rows.map(({ title, code, edited, happened_at, ...merchant }) => ({
      title: shownTitle({ title, code, edited }),
      merchant,
      at: happened_at.toISOString(),
    }))
  })
}
