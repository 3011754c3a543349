import type { InferResult } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { couponState, isShown } from './couponState.ts'

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

export type CouponRow = InferResult<ReturnType<typeof selectCoupons>>[number]
