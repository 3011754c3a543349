import type { WirePageContent } from '@clipfront/page-data'
import { sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { cached } from '../context/cached.ts'
import { WEEK_DAYS } from '../counts/countLive.ts'
import { windowStart } from '../coupons/couponFigures.ts'
import { isLive } from '../coupons/couponState.ts'
import { HEARSAY } from '../coupons/trials.ts'
import { shownTitle } from '../coupons/shownWords.ts'

type Figures = NonNullable<WirePageContent['home']['figures']>

/** How much a site has, and when that was counted. */
export async function siteFigures({ database, site, now }: CatalogView): Promise<Figures> {
  const row = await database.selectFrom('site_count').selectAll().where('site', '=', site.code).executeTakeFirst()
  if (!row) return { live_coupons: 0, merchants: 0, tests_this_week: 0, as_of: now.toISOString() }
  const { live_coupons, merchants, tests_this_week, counted_at } = row
  return { live_coupons, merchants, tests_this_week, as_of: counted_at.toISOString() }
}

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

/** How many tests of the site's offers were made in the window, by whom, and how many found that it works; cached. */
export async function testsByKind(view: CatalogView) {
  const { database, site, now } = view
  return cached(view, ['testsByKind'], () =>
    database
      .selectFrom('verification as v')
      .innerJoin('coupon as c', 'c.id', 'v.coupon_id')
      .where('c.site', '=', site.code)
      .where('v.by_kind', '<>', HEARSAY)
      .where('v.happened_at', '<=', now)
      .where('v.happened_at', '>=', windowStart(view))
      .groupBy('v.by_kind')
      .select([
        'v.by_kind as kind',
        sql<number>`count(*)::int`.as('tests'),
        sql<number>`(count(*) filter (where v.outcome = 'worked'))::int`.as('worked'),
      ])
      .orderBy('tests', 'desc')
      .orderBy('kind')
      .execute(),
  )
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
