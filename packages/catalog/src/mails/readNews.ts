import type { MailOffer } from '@clipfront/mail/compose'
import { pagePath } from '@clipfront/routing/page-paths'
import type { Site } from '@clipfront/site-config'
import { type Kysely, sql } from 'kysely'
import { bestOrder } from '../coupons/couponOrder.ts'
import { isLive } from '../coupons/couponState.ts'
import { shownTitle } from '../coupons/shownWords.ts'
import type { Database } from '../database/tables.ts'

/** Since when the coupon `c` can be seen and used. A feed may say that it had an offer long before it was imported. */
export const liveSince = sql<Date>`greatest(
  c.first_seen_at, c.publish_from, c.starts_at, (select started_at from import_run r where r.id = c.added_by_run))`

export interface News extends MailOffer {
  since: Date
}

interface Range {
  site: Site
  /** Null for all merchants of the site. */
  merchantId: number | null
  since: Date
  now: Date
  limit: number
}

/** Live offers that are new since a moment, the best first. */
export async function readNews(
  database: Kysely<Database>,
  { site, merchantId, since, now, limit }: Range,
): Promise<News[]> {
  const rows = await database
    .selectFrom('coupon as c')
    .innerJoin('merchant as m', 'm.id', 'c.merchant_id')
    .where('c.site', '=', site.code)
    .$if(merchantId !== null, (query) => query.where('c.merchant_id', '=', merchantId))
    .where(isLive(now))
    .where(liveSince, '>', since)
    .select(['c.title', 'c.code', 'c.edited', 'c.ends_at', 'm.name as merchant', 'm.slug', liveSince.as('since')])
    .orderBy(bestOrder(site))
    .limit(limit)
    .execute()
  return rows.map(({ merchant, slug, title, code, edited, ends_at: endsAt, since: from }) => ({
    merchant,
    title: shownTitle({ title, code, edited }),
    hasCode: code !== '',
    endsAt,
    path: pagePath('merchant', slug),
    since: from,
  }))
}
