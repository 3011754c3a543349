import type { WirePageContent } from '@clipfront/page-data'
import { isLive } from '../coupons/couponState.ts'
import { shownTitle } from '../coupons/shownWords.ts'
import { cached } from '../context/cached.ts'
import type { CatalogView } from '../context/CatalogView.ts'
import { testsSince } from './testsSince.ts'

type Success = NonNullable<WirePageContent['home']['latest_successes']>[number]

const DAYS = 7

/** What was seen to work lately and can be used still, the last first, each coupon once; cached. */
export async function latestSuccesses(view: CatalogView, limit: number): Promise<Success[]> {
  return cached(view, ['latestSuccesses', limit], () => findSuccesses(view, limit))
}

async function findSuccesses(view: CatalogView, limit: number): Promise<Success[]> {
  const latest = testsSince(view, DAYS)
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
}
