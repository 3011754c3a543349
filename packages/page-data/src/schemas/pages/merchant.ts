import { optional, optionalListOf, record, type WireOf, type WireRecord } from '../../reading/readers.ts'
import { cashbackHeadline } from '../cashback.ts'
import { offerCounts } from '../counts.ts'
import type { WireCoupon } from '../coupon.ts'
import { merchant } from '../merchant.ts'
import { rating, review } from '../review.ts'
import { health } from '../trial.ts'
import {
  categories,
  coupons,
  merchants,
  optionalPosts,
  type WireCategories,
  type WireMerchants,
  type WirePosts,
} from './lists.ts'

const optionalCounts = optional(offerCounts, null)
const optionalRating = optional(rating, null)
const reviews = optionalListOf(review)
const optionalCashback = optional(cashbackHeadline, null)
const optionalHealth = optional(health, null)

interface WireMerchantPage {
  merchant: WireOf<typeof merchant>
  /** Live and upcoming ones in their ranked order; the revealed one, when there is a `promoid`, stands first. */
  coupons: WireCoupon[]
  /** History: expired and unconfirmed ones. */
  past_coupons: WireCoupon[]
  /** All that the shop has, whatever the page's filter and limits. */
  counts?: WireOf<typeof offerCounts> | null
  similar_merchants: WireMerchants
  categories: WireCategories
  /** Left out while too few have rated the shop. */
  rating?: WireOf<typeof rating> | null
  reviews?: WireOf<typeof review>[]
  cashback?: WireOf<typeof cashbackHeadline> | null
  /** Of the last 30 days. */
  health?: WireOf<typeof health> | null
  posts?: WirePosts
}

export const merchantPage = record((wire: WireRecord<WireMerchantPage>) => ({
  merchant: wire.read('merchant', merchant),
  coupons: wire.read('coupons', coupons),
  pastCoupons: wire.read('past_coupons', coupons),
  counts: wire.read('counts', optionalCounts),
  similarMerchants: wire.read('similar_merchants', merchants),
  categories: wire.read('categories', categories),
  rating: wire.read('rating', optionalRating),
  reviews: wire.read('reviews', reviews),
  cashback: wire.read('cashback', optionalCashback),
  health: wire.read('health', optionalHealth),
  posts: wire.read('posts', optionalPosts),
}))
