import type { WirePageContent } from '@clipfront/page-data'
import { sql } from 'kysely'
import { isLive } from '../coupons/couponState.ts'
import { cached } from '../context/cached.ts'
import type { CatalogView } from '../context/CatalogView.ts'
import { testsSince } from './testsSince.ts'

type Figures = NonNullable<WirePageContent['home']['figures']>

const WEEK_DAYS = 7

/** How much a site has, and when that was counted; cached. */
export async function siteFigures(view: CatalogView): Promise<Figures> {
  return cached(view, ['figures'], () => countAll(view))
}

async function countAll(view: CatalogView): Promise<Figures> {
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
    testsSince(view, WEEK_DAYS)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { ...live, tests_this_week: tests.count, as_of: view.now.toISOString() }
}
