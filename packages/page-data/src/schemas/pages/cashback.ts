import { listOf, optional, optionalListOf, record, type WireOf, type WireRecord } from '../../reading/readers.ts'
import { cashbackHeadline, cashbackRate, reward } from '../cashback.ts'
import type { WireCoupon } from '../coupon.ts'
import { day, flag, knownMoment, whole } from '../fields.ts'
import { merchant } from '../merchant.ts'
import { coupons, merchants, optionalBlocks, type WireBlocks, type WireMerchants } from './lists.ts'

const rates = listOf(cashbackRate)
const hours = optional(whole('a whole number of hours from 1', 1), null)
const days = optional(whole('a whole number of days from 1', 1), null)
const optionalDay = optional(day, null)
const optionalHeadline = optional(cashbackHeadline, null)

interface WirePastRate {
  from: string
  /** The day on which it ended; `null` while it stands. */
  until?: string | null
  reward: WireOf<typeof reward>
  is_boost: boolean
}

const pastRate = record((wire: WireRecord<WirePastRate>) => ({
  from: wire.read('from', day),
  until: wire.read('until', optionalDay),
  reward: wire.read('reward', reward),
  isBoost: wire.read('is_boost', flag),
}))
const history = optionalListOf(pastRate)

interface WireCashbackPage {
  merchant: WireOf<typeof merchant>
  /** `null` where the shop gives nothing back now, and did before. */
  headline?: WireOf<typeof cashbackHeadline> | null
  /** Boosts first, then by what comes back; empty where there are none now. */
  rates: WireOf<typeof cashbackRate>[]
  rates_changed_at: string
  /** Until a purchase is seen on the account. */
  tracking_hours?: number | null
  /** Until it is paid. */
  paying_days?: number | null
  exclusions?: WireBlocks
  terms?: WireBlocks
  /** The best rate since each of its changes, the first one first. */
  history?: WireOf<typeof pastRate>[]
  /** What can be used there beside it. */
  coupons: WireCoupon[]
  similar_merchants: WireMerchants
}

export const cashbackPage = record((wire: WireRecord<WireCashbackPage>) => ({
  merchant: wire.read('merchant', merchant),
  headline: wire.read('headline', optionalHeadline),
  rates: wire.read('rates', rates),
  ratesChangedAt: wire.read('rates_changed_at', knownMoment),
  trackingHours: wire.read('tracking_hours', hours),
  payingDays: wire.read('paying_days', days),
  exclusions: wire.read('exclusions', optionalBlocks),
  terms: wire.read('terms', optionalBlocks),
  history: wire.read('history', history),
  coupons: wire.read('coupons', coupons),
  similarMerchants: wire.read('similar_merchants', merchants),
}))
