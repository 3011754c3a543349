import { expect, it } from 'vitest'
import { buildCoupon } from '../testing/buildCoupon.ts'
import type { Coupon, WireCoupon } from '../schemas/coupon.ts'
import { type BasketOffer, type BasketOutcome, sortByBasket } from './sortByBasket.ts'

const gbp = (amount: number) => ({ amount, currency: 'GBP' })
const percent = (value: number, conditions: WireCoupon['conditions'] = null, upTo = false) =>
  buildCoupon({ discount: { kind: 'percent', percent: value, upTo }, conditions })
const off = (amount: number, conditions: WireCoupon['conditions'] = null, currency = 'GBP') =>
  buildCoupon({ discount: { kind: 'money', amount, currency }, conditions })
const buildUpTo = (amount: number) => buildCoupon({ discount: { kind: 'money', amount, currency: 'GBP', upTo: true } })
const saves = (saved: number, isCapped = false): BasketOutcome => ({ kind: 'saves', saved, isCapped })

it.each([
  ['a percentage', 80, percent(20), saves(16)],
  ['a percentage of pence, rounded down', 19.99, percent(15), saves(2.99)],
  ['a percentage that binary fractions miss', 1, percent(29), saves(0.29)],
  ['a cap that is reached', 400, percent(20, { most_saved: gbp(40) }), saves(40, true)],
  ['a cap that is just not', 200, percent(20, { most_saved: gbp(40) }), saves(40)],
  ['a sum', 80, off(15), saves(15)],
  ['a sum just below the basket', 15.01, off(15), saves(15)],
  ['a sum that is all of the basket', 15, off(15), { kind: 'unknown' }],
  ['a sum above the basket', 10, off(15), { kind: 'unknown' }],
  ['a sum above the basket, not promised', 10, buildUpTo(15), { kind: 'unknown' }],
  ['a cap below the basket, of a sum above it', 10, off(15, { most_saved: gbp(5) }), saves(5, true)],
  ['a minimum that is just reached', 60, off(15, { least_basket: gbp(60) }), saves(15)],
  [
    'a minimum that is not',
    59.99,
    off(15, { least_basket: gbp(60) }),
    { kind: 'below-minimum', missing: 0.01, minimum: 60 },
  ],
  ['a percentage that is not promised', 80, percent(50, { most_saved: gbp(30) }, true), { kind: 'up-to', most: 30 }],
  ['a sum in another currency', 80, off(15, null, 'USD'), { kind: 'other-currency', currency: 'USD' }],
  [
    'a cap in another currency',
    80,
    percent(20, { most_saved: { amount: 9, currency: 'EUR' } }),
    { kind: 'other-currency', currency: 'EUR' },
  ],
  ['a counter', 80, percent(20, { where: 'in-store' }), { kind: 'in-store' }],
  ['a counter or the web', 80, percent(20, { where: 'anywhere' }), saves(16)],
  ['free delivery', 80, buildCoupon({ discount: { kind: 'free-delivery' } }), { kind: 'unknown' }],
  [
    'free delivery from a minimum',
    30,
    buildCoupon({ discount: { kind: 'free-delivery' }, conditions: { least_basket: gbp(40) } }),
    { kind: 'below-minimum', missing: 10, minimum: 40 },
  ],
  ['a price', 80, buildCoupon({ discount: { kind: 'price', amount: 5, currency: 'USD' } }), { kind: 'unknown' }],
  ['no value', 80, buildCoupon({ discount: null }), { kind: 'unknown' }],
] as const)('[R1.10] %s, of %d', (_, amount, coupon, outcome) => {
  expect(Object.values(sortByBasket([coupon], gbp(amount))).flat()).toEqual([{ coupon, outcome }])
})

it('[R1.10] what everybody saves comes before what some do, and that before what is not known', () => {
  const coupons = {
    short: off(15, { least_basket: gbp(90) }),
    far: off(50, { least_basket: gbp(300) }),
    counter: percent(90, { where: 'in-store' }),
    gift: buildCoupon({ discount: { kind: 'gift' } }),
    upTo: percent(50, null, true),
    students: percent(40, { audience: 'students' }),
    five: off(5),
    fifth: percent(20),
  }
  const names = new Map(Object.entries(coupons).map(([name, coupon]) => [coupon, name]))
  const groups = sortByBasket(Object.values(coupons), gbp(80))
  const named = Object.entries(groups).map(([group, offers]: [string, BasketOffer<Coupon>[]]) =>
    [group].concat(offers.map(({ coupon }) => names.get(coupon) ?? '')),
  )
  expect(named).toEqual([
    ['everybody', 'fifth', 'five'],
    ['some', 'students'],
    ['open', 'upTo', 'gift'],
    ['failing'],
    ['excluded', 'short', 'far', 'counter'],
  ])
})

it('[R1.10] a code whose last test failed never comes before one that is not known to fail', () => {
  const failed = { failed_at: '2026-11-20T09:00:00.000Z' }
  const halfPrice = buildCoupon({ discount: { kind: 'percent', percent: 50 }, ...failed })
  const delivery = buildCoupon({ discount: { kind: 'free-delivery' }, ...failed })
  const far = buildCoupon({ conditions: { least_basket: gbp(300) }, ...failed })
  const [five, gift] = [off(5), buildCoupon({ discount: { kind: 'gift' } })]
  expect(sortByBasket([far, delivery, halfPrice, gift, five], gbp(80))).toEqual({
    everybody: [{ coupon: five, outcome: saves(5) }],
    some: [],
    open: [{ coupon: gift, outcome: { kind: 'unknown' } }],
    failing: [
      { coupon: halfPrice, outcome: saves(40) },
      { coupon: delivery, outcome: { kind: 'unknown' } },
    ],
    excluded: [{ coupon: far, outcome: { kind: 'below-minimum', missing: 220, minimum: 300 } }],
  })
})

it('[R1.10] yen have no smaller coin', () => {
  const basket = { amount: 999, currency: 'JPY' }
  expect(sortByBasket([percent(15)], basket).everybody[0]?.outcome).toEqual(saves(149))
})
