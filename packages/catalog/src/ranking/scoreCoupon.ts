import type { Conditions, Discount } from '@clipfront/feeds/discount'
import { HALF_LIFE_DAYS } from '../health/assessHealth.ts'

/** What counts for how much (R1.4, docs/architecture/019); "How we rank" prints it. What a merchant pays is not among it. */
export const RANKING_WEIGHTS = {
  health: 0.35,
  verification: 0.25,
  clicks: 0.15,
  discount: 0.1,
  freshness: 0.1,
  expiry: 0.05,
} as const

export type RankingTerm = keyof typeof RANKING_WEIGHTS

/** What is known of a live coupon that its rank depends on. */
export interface RankedCoupon {
  /** The score of `assessHealth`. */
  health: number
  /** Days since its last test, where that found that it works. */
  verifiedDaysAgo: number | null
  clicks: number
  /** How many its impressions would have brought an average offer of the site at the same positions. */
  expectedClicks: number
  discount: Discount | null
  conditions: Conditions
  /** Days since somebody last listed or confirmed it. */
  listedDaysAgo: number
  /** `null` where it has no end of its own. */
  endsInDays: number | null
}

/** So many clicks, and as many expected ones, are added to both: of few impressions little follows. */
const NEUTRAL_CLICKS = 10
/** A discount of this share of the price, or a greater one, counts in full. */
const FULL_DISCOUNT = 0.5
/** What takes off something that cannot be put as a share: a sum without a basket, free delivery, a gift. */
const SMALL_DISCOUNT = 0.1
const FRESH_HALF_LIFE_DAYS = 30
const ENDING_HALF_LIFE_DAYS = 7

/** The value of each term, 0 to 1. */
export function rateTerms(coupon: RankedCoupon): Record<RankingTerm, number> {
  const { health, verifiedDaysAgo, clicks, expectedClicks, listedDaysAgo, endsInDays } = coupon
  return {
    health,
    verification: verifiedDaysAgo === null ? 0 : halve(verifiedDaysAgo, HALF_LIFE_DAYS),
    // A half where it is clicked as often as others at the same positions.
    clicks: (clicks + NEUTRAL_CLICKS) / (clicks + expectedClicks + 2 * NEUTRAL_CLICKS),
    discount: Math.min(1, shareOff(coupon) / FULL_DISCOUNT),
    freshness: halve(listedDaysAgo, FRESH_HALF_LIFE_DAYS),
    // An end that is known is worth a half, the other half is for those who would miss it.
    expiry: endsInDays === null ? 0 : 0.5 + 0.5 * halve(endsInDays, ENDING_HALF_LIFE_DAYS),
  }
}

/** 0 to 1, in steps that shoppers could tell apart. */
export function scoreCoupon(coupon: RankedCoupon): number {
  const terms = Object.entries(rateTerms(coupon)) as [RankingTerm, number][]
  return Math.round(terms.reduce((sum, [term, value]) => sum + RANKING_WEIGHTS[term] * value, 0) * 1000) / 1000
}

function halve(days: number, halfLife: number): number {
  return 0.5 ** (Math.max(0, days) / halfLife)
}

/** Which share of the price it takes off, as far as its figures say; an "up to" counts half. */
function shareOff({ discount, conditions: { leastBasket } }: RankedCoupon): number {
  if (!discount) return 0
  const share = fullShare(discount, leastBasket?.amount)
  return 'upTo' in discount && discount.upTo ? share / 2 : share
}

function fullShare(discount: Discount, leastBasket: number | undefined): number {
  switch (discount.kind) {
    case 'percent':
      return discount.percent / 100
    case 'money':
      return leastBasket ? discount.amount / leastBasket : SMALL_DISCOUNT
    case 'price':
      return discount.was ? 1 - discount.amount / discount.was : SMALL_DISCOUNT
    case 'bundle': {
      const { buy, get, saving } = discount
      const off = saving.kind === 'percent' ? saving.percent / 100 : SMALL_DISCOUNT
      return get === null ? off : (off * get) / (buy + get)
    }
    case 'free':
      return 1
    case 'free-delivery':
    case 'gift':
      return SMALL_DISCOUNT
    default:
      // Words alone say no share.
      return 0
  }
}
