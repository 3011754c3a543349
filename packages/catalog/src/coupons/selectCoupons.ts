import { type InferResult, sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { couponState, isShown } from './couponState.ts'
import { MAX_COUNTED_CLICKS_PER_DAY } from '../events/storeEvent.ts'

/** Beyond it the figure says nothing more to a shopper, and would only be a mark of how many addresses somebody has. */
const MOST_USES_SHOWN = 999

/** What is said of a coupon, or asked by its order: not what it is searched by, nor what its history is kept by. */
const COLUMNS = [
  'c.id',
  'c.merchant_id',
  'c.sign',
  'c.code',
  'c.title',
  'c.detail',
  'c.key_terms',
  'c.conditions',
  'c.terms',
  'c.discount',
  'c.promotion_off',
  'c.tags',
  'c.upk',
  'c.keywords',
  'c.is_exclusive',
  'c.starts_at',
  'c.ends_at',
  'c.first_seen_at',
  'c.confirmed_at',
  'c.withdrawn_at',
  'c.verified_by',
  'c.verified_at',
  'c.votes_worked',
  'c.votes_failed',
  'c.weight',
  'c.source',
  'c.source_list',
  'c.source_add_time',
  'c.edited',
  'c.changed_at',
] as const

/** Coupons of the site with what a card needs of their merchant, and their state. Further conditions are the caller's. */
export function selectCoupons({ database, site, now }: CatalogView) {
  return database
    .selectFrom('coupon as c')
    .innerJoin('merchant as m', 'm.id', 'c.merchant_id')
    .where('c.site', '=', site.code)
    .where(isShown(now))
    .select(COLUMNS)
    .select([
      'm.slug as merchant_slug',
      'm.name as merchant_name',
      'm.tint as merchant_tint',
      'm.logo as merchant_logo',
      'm.domain as merchant_domain',
      'm.programme_target',
      couponState(now).as('state'),
    ])
}

/**
 * Uses of the coupon `c` since midnight in the site's own zone, as far as a shopper may rely on the figure: of one network
 * only a few clicks count, whatever their sender called itself, and it ends where no merchant's own success would lead.
 * Bots do not count, nor does anything but production.
 */
export function usedToday({ site, now }: CatalogView) {
  return sql<number>`(
    select least(coalesce(sum(least(of_network.clicks, ${MAX_COUNTED_CLICKS_PER_DAY})), 0), ${MOST_USES_SHOWN})::int from (
      select count(*) as clicks from event e
      where e.coupon_id = c.id and e.type = 'click' and e.environment = 'prod' and not e.is_bot
        and e.occurred_at >= date_trunc('day', ${now}::timestamptz, ${site.timeZone})
        and e.occurred_at <= ${now}
      group by coalesce(e.network_hash, e.visitor_hash)
    ) of_network
  )`
}

export type CouponRow = InferResult<ReturnType<typeof selectCoupons>>[number]
