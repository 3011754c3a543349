import {
  type Arbitrary,
  assert,
  boolean,
  constant,
  constantFrom,
  integer,
  option,
  property,
  record,
  array,
} from 'fast-check'
import { expect, it } from 'vitest'
import type { Discount } from '../schemas/discount.ts'
import { type BasketCoupon, type BasketOffer, sortByBasket } from './sortByBasket.ts'

const BASKET = 'GBP'
const currency = constantFrom(BASKET, BASKET, BASKET, 'JPY', 'KWD')
/** Pence as well as round sums, so that minimum, cap and basket meet. */
const amount = integer({ min: 1, max: 20_000 }).map((pence) => (pence % 3 === 0 ? pence : pence * 100) / 100)
const money = record({ amount, currency })
const percent = integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10)

const discount = constantFrom<Discount['kind'][]>('percent', 'money', 'price', 'free-delivery', 'gift', 'free', 'other')
  .chain((kind) =>
    record({
      kind: constant(kind),
      percent,
      amount,
      was: constant(null),
      currency,
      upTo: boolean(),
      text: constant(''),
    }),
  )
  .map((one) => one as Discount)

const conditions = record({
  leastBasket: option(money),
  mostSaved: option(money),
  audience: option(constantFrom('new-customers', 'students', 'members', 'app-users')),
  uses: option(constant(1)),
  where: option(constantFrom('in-store', 'anywhere')),
})
const coupon: Arbitrary<BasketCoupon> = record({
  discount: option(discount),
  conditions: option(conditions),
  state: constantFrom('live', 'live', 'live', 'unconfirmed', 'upcoming', 'expired'),
  failedAt: constantFrom(null, null, '2026-11-20T09:00:00.000Z'),
})
const coupons = array(coupon, { maxLength: 12 })

const sort = (list: readonly BasketCoupon[], basket: number) => sortByBasket(list, { amount: basket, currency: BASKET })
const savings = (offers: readonly BasketOffer<BasketCoupon>[]) =>
  offers.map(({ outcome }) => (outcome.kind === 'saves' ? outcome.saved : Number.NaN))
const pence = (figure: number) => Math.round(figure * 100)

it('[R1.10] a basket is never proposed a coupon whose stated conditions exclude it', () => {
  assert(
    property(coupons, amount, (list, basket) => {
      const { everybody, some, open, failing } = sort(list, basket)
      for (const { coupon: one } of [...everybody, ...some, ...open]) expect(one.failedAt).toBe(null)
      for (const {
        coupon: { conditions: stated, state },
      } of [...everybody, ...some, ...open, ...failing]) {
        expect(state).toBe('live')
        expect(stated?.where).not.toBe('in-store')
        if (!stated?.leastBasket) continue
        expect(stated.leastBasket.currency).toBe(BASKET)
        expect(pence(basket)).toBeGreaterThanOrEqual(pence(stated.leastBasket.amount))
      }
      for (const {
        coupon: { conditions: stated },
      } of everybody)
        expect(stated?.audience ?? null).toBeNull()
      for (const {
        coupon: { discount: off },
      } of [...everybody, ...some])
        expect(off?.kind === 'percent' || (off?.kind === 'money' && off.currency === BASKET)).toBe(true)
    }),
  )
})

it('[R1.10] a coupon saves a sum that can be paid, and less than the basket, no more than it says and its cap', () => {
  assert(
    property(coupons, amount, (list, basket) => {
      const { everybody, some, open, failing } = sort(list, basket)
      for (const {
        coupon: { discount: off, conditions: stated },
        outcome,
      } of [...everybody, ...some, ...open, ...failing]) {
        if (outcome.kind === 'unknown') continue
        const most = outcome.kind === 'saves' ? outcome.saved : outcome.kind === 'up-to' ? outcome.most : Number.NaN
        expect(pence(most) / 100).toBe(most)
        expect(most).toBeGreaterThanOrEqual(0)
        expect(most).toBeLessThan(basket)
        const says = off?.kind === 'percent' ? (basket * off.percent) / 100 : off?.kind === 'money' ? off.amount : 0
        expect(most).toBeLessThanOrEqual(says + 1e-6)
        expect(most).toBeLessThanOrEqual(stated?.mostSaved?.amount ?? Infinity)
      }
    }),
  )
})

it('[R1.10] what a percentage saves grows with the basket', () => {
  const percentOff = coupon.filter(({ discount: off, failedAt }) => !failedAt && off?.kind === 'percent' && !off.upTo)
  assert(
    property(percentOff, amount, amount, (one, first, second) => {
      const [small, large] = [Math.min(first, second), Math.max(first, second)].map((basket) => {
        const { everybody, some } = sort([one], basket)
        return savings([...everybody, ...some])[0] ?? 0
      })
      expect(large).toBeGreaterThanOrEqual(small ?? 0)
    }),
  )
})

it('[R1.10] every live coupon is listed once, by what it saves', () => {
  assert(
    property(coupons, amount, (list, basket) => {
      const groups = sort(list, basket)
      const listed = Object.values(groups)
        .flat()
        .map((offer) => list.indexOf(offer.coupon))
      const live = [...list.keys()].filter((index) => list[index]?.state === 'live')
      expect(listed.toSorted((one, other) => one - other)).toEqual(live)
      for (const group of [groups.everybody, groups.some])
        expect(savings(group)).toEqual(savings(group).toSorted((one, other) => other - one))
    }),
  )
})
