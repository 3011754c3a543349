import type { Discount } from '@clipfront/feeds/discount'
import { assert, constantFrom, double, integer, option, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { RANKING_WEIGHTS, rateTerms, scoreCoupon } from './scoreCoupon.ts'

const days = integer({ min: 0, max: 400 })
const discount = constantFrom<Discount | null>(
  null,
  { kind: 'percent', percent: 20, upTo: false },
  { kind: 'percent', percent: 90, upTo: true },
  { kind: 'money', amount: 10, currency: 'GBP', upTo: false },
  { kind: 'price', amount: 60, was: 80, currency: 'GBP', from: false },
  { kind: 'bundle', buy: 2, get: 1, saving: { kind: 'percent', percent: 100 } },
  { kind: 'free-delivery' },
  { kind: 'gift' },
  { kind: 'free' },
  { kind: 'other', text: 'from £9' },
)
const coupon = record({
  health: double({ min: 0, max: 1, noNaN: true }),
  verifiedDaysAgo: option(days, { nil: null }),
  clicks: integer({ min: 0, max: 500 }),
  expectedClicks: double({ min: 0, max: 500, noNaN: true }),
  discount,
  conditions: constantFrom({}, { leastBasket: { amount: 40, currency: 'GBP' } }),
  listedDaysAgo: days,
  endsInDays: option(days, { nil: null }),
})

it('[R1.4] every term is 0 to 1, and so is the score: the weights are shares of one', () => {
  expect(Object.values(RANKING_WEIGHTS).reduce<number>((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9)
  assert(
    property(coupon, (one) => {
      for (const value of [...Object.values(rateTerms(one)), scoreCoupon(one)]) {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1)
      }
    }),
  )
})

it('[R1.4] an untested coupon is never above the same one tested, nor a less healthy one above a healthier', () => {
  assert(
    property(coupon, days, double({ min: 0, max: 1, noNaN: true }), (one, ago, health) => {
      const untested = scoreCoupon({ ...one, verifiedDaysAgo: null })
      expect(scoreCoupon({ ...one, verifiedDaysAgo: ago })).toBeGreaterThanOrEqual(untested)
      const [worse, better] = [one.health, health].toSorted((a, b) => a - b)
      expect(scoreCoupon({ ...one, health: better ?? 0 })).toBeGreaterThanOrEqual(
        scoreCoupon({ ...one, health: worse ?? 0 }),
      )
    }),
  )
})

it('[R1.4] an offer that is clicked as often as others at the same positions gains nothing by its position', () => {
  const neutral = {
    health: 0.5,
    verifiedDaysAgo: null,
    discount: null,
    conditions: {},
    listedDaysAgo: 0,
    endsInDays: null,
  }
  const clicks = (got: number, expectedClicks: number) => rateTerms({ ...neutral, clicks: got, expectedClicks }).clicks
  expect([clicks(0, 0), clicks(200, 200), clicks(3, 3)]).toEqual([0.5, 0.5, 0.5])
  expect(clicks(60, 30)).toBeGreaterThan(clicks(300, 290))
  expect(clicks(0, 1)).toBeGreaterThan(0.45)
})

it.each<[name: string, discount: Discount | null, value: number]>([
  ['a fifth', { kind: 'percent', percent: 20, upTo: false }, 0.4],
  ['up to a fifth', { kind: 'percent', percent: 20, upTo: true }, 0.2],
  ['more than half', { kind: 'percent', percent: 70, upTo: false }, 1],
  ['£10 of £40', { kind: 'money', amount: 10, currency: 'GBP', upTo: false }, 0.5],
  ['a quarter of the price', { kind: 'price', amount: 60, was: 80, currency: 'GBP', from: false }, 0.5],
  ['three for two', { kind: 'bundle', buy: 2, get: 1, saving: { kind: 'percent', percent: 100 } }, 2 / 3],
  ['free delivery', { kind: 'free-delivery' }, 0.2],
  ['nothing said', null, 0],
])('a discount counts by the share of the price: %s', (_, off, value) => {
  const terms = rateTerms({
    health: 0.5,
    verifiedDaysAgo: null,
    clicks: 0,
    expectedClicks: 0,
    discount: off,
    conditions: { leastBasket: { amount: 40, currency: 'GBP' } },
    listedDaysAgo: 0,
    endsInDays: null,
  })
  expect(terms.discount).toBeCloseTo(value, 9)
})
