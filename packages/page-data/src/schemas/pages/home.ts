import { optional, optionalListOf, record, type WireOf, type WireRecord } from '../../reading/readers.ts'
import type { WireCoupon } from '../coupon.ts'
import { count, knownMoment, text } from '../fields.ts'
import { merchantReference } from '../merchant.ts'
import {
  categories,
  coupons,
  merchants,
  optionalLabels,
  optionalPosts,
  type WireCategories,
  type WireLabels,
  type WireMerchants,
  type WirePosts,
} from './lists.ts'

/** How much there is, counted when the page was made. */
const figures = record(
  (wire: WireRecord<{ live_coupons: number; merchants: number; tests_this_week: number; as_of: string }>) => ({
    liveCoupons: wire.read('live_coupons', count),
    merchants: wire.read('merchants', count),
    testsThisWeek: wire.read('tests_this_week', count),
    asOf: wire.read('as_of', knownMoment),
  }),
)
const optionalFigures = optional(figures, null)

/** A code that was just seen to work. */
const success = record(
  (wire: WireRecord<{ title: string; merchant: WireOf<typeof merchantReference>; at: string }>) => ({
    title: wire.read('title', text),
    merchant: wire.read('merchant', merchantReference),
    at: wire.read('at', knownMoment),
  }),
)
const successes = optionalListOf(success)

interface WireHome {
  /** At most one of each merchant. */
  top_coupons: WireCoupon[]
  popular_merchants: WireMerchants
  categories: WireCategories
  /** Events that are near or on. */
  topics?: WireLabels
  posts?: WirePosts
  figures?: WireOf<typeof figures> | null
  latest_successes?: WireOf<typeof success>[]
}

export const homePage = record((wire: WireRecord<WireHome>) => ({
  topCoupons: wire.read('top_coupons', coupons),
  popularMerchants: wire.read('popular_merchants', merchants),
  categories: wire.read('categories', categories),
  topics: wire.read('topics', optionalLabels),
  posts: wire.read('posts', optionalPosts),
  figures: wire.read('figures', optionalFigures),
  latestSuccesses: wire.read('latest_successes', successes),
}))
