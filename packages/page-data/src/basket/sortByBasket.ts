import type { Coupon } from '../schemas/coupon.ts'
import type { Money } from '../schemas/money.ts'

/**
 * What a coupon does for a basket, as far as its stated conditions and its value say. Amounts are in major units of the
 * basket's currency.
 */
export type BasketOutcome =
  | { kind: 'saves'; saved: number; isCapped: boolean }
  /** Somewhere between nothing and this: the merchant does not say for what. */
  | { kind: 'up-to'; most: number }
  /**
   * Its value is no figure that a basket decides: free delivery, a gift, a price, a bundle. Or it would be all of the basket:
   * what it must be spent on costs more than that, stated or not.
   */
  | { kind: 'unknown' }
  | { kind: 'below-minimum'; missing: number; minimum: number }
  | { kind: 'other-currency'; currency: string }
  | { kind: 'in-store' }

export interface BasketOffer<One> {
  coupon: One
  outcome: BasketOutcome
}

/** As much of a coupon as a basket is tested against. */
export type BasketCoupon = Pick<Coupon, 'discount' | 'conditions' | 'state'> & {
  failedAt: Coupon['failedAt'] | Date
}

export interface BasketOffers<One> {
  /** What everybody is sure to save, the most first. */
  everybody: BasketOffer<One>[]
  /** The same of offers for some: new customers, students. */
  some: BasketOffer<One>[]
  /** Usable, but nobody knows what it saves of this basket. */
  open: BasketOffer<One>[]
  /** Usable as far as it says, but it failed when it was last tested. */
  failing: BasketOffer<One>[]
  /** A stated condition is against it; what is least short of its minimum first. */
  excluded: BasketOffer<One>[]
}

/**
 * What each live coupon saves of a basket. The saving is on the whole basket, rounded down to what can be paid: it promises no
 * more than the conditions allow, and never all of the basket.
 */
export function sortByBasket<One extends BasketCoupon>(coupons: readonly One[], basket: Money): BasketOffers<One> {
  const unit = countUnits(basket.currency)
  const offers: BasketOffers<One> = { everybody: [], some: [], open: [], failing: [], excluded: [] }
  for (const coupon of coupons) {
    if (coupon.state !== 'live') continue
    const outcome = tryBasket(coupon, basket, unit)
    offers[findGroup(coupon, outcome)].push({ coupon, outcome })
  }
  const { everybody, some, open, failing, excluded } = offers
  for (const group of [everybody, some, open, failing, excluded])
    group.sort((one, other) => rank(other.outcome) - rank(one.outcome))
  return offers
}

function findGroup({ conditions, failedAt }: BasketCoupon, { kind }: BasketOutcome): keyof BasketOffers<never> {
  const isUsable = kind === 'saves' || kind === 'up-to' || kind === 'unknown'
  if (!isUsable) return 'excluded'
  if (failedAt) return 'failing'
  if (kind === 'saves') return conditions?.audience ? 'some' : 'everybody'
  return 'open'
}

/** Higher goes first; equals stay in the order of the page. */
function rank(outcome: BasketOutcome): number {
  if (outcome.kind === 'saves') return outcome.saved
  if (outcome.kind === 'up-to') return outcome.most
  if (outcome.kind === 'below-minimum') return -outcome.missing
  return outcome.kind === 'unknown' ? -1 : -Number.MAX_VALUE
}

/** @param unit how many of its smallest coins make one of the basket's currency */
function tryBasket({ discount, conditions }: BasketCoupon, basket: Money, unit: number): BasketOutcome {
  const { leastBasket = null, mostSaved = null, where = null } = conditions ?? {}
  if (where === 'in-store') return { kind: 'in-store' }
  const off = discount?.kind === 'percent' || discount?.kind === 'money' ? discount : null
  const figures = [leastBasket, off && mostSaved, off?.kind === 'money' ? off : null]
  const foreign = figures.find((figure) => figure && figure.currency !== basket.currency)
  if (foreign) return { kind: 'other-currency', currency: foreign.currency }

  const worth = Math.round(basket.amount * unit)
  const minimum = leastBasket ? Math.ceil(leastBasket.amount * unit - TOLERANCE) : 0
  if (leastBasket && worth < minimum)
    return { kind: 'below-minimum', missing: (minimum - worth) / unit, minimum: leastBasket.amount }
  if (!off) return { kind: 'unknown' }

  const stated = off.kind === 'percent' ? (worth * off.percent) / 100 : off.amount * unit
  const cap = mostSaved ? mostSaved.amount * unit : Infinity
  const coins = Math.floor(Math.min(stated, cap) + TOLERANCE)
  if (coins >= worth) return { kind: 'unknown' }
  const saved = coins / unit
  return off.upTo ? { kind: 'up-to', most: saved } : { kind: 'saves', saved, isCapped: cap < stated }
}

/** Of the smallest coin: what binary fractions make of 0.29 times 100. */
const TOLERANCE = 1e-6

/** 100 pence, 1 yen. */
function countUnits(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0)
}
