import type { Conditions, Discount } from '@clipfront/feeds/discount'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { sortForBasket } from './sortForBasket.ts'

const MOST = 5
const site = { language: 'en-GB' }
const amount = fc.integer({ min: 1, max: 500 })
const money = fc.record({ amount, currency: fc.constantFrom('GBP', 'GBP', 'GBP', 'EUR') })
const discount = fc.oneof(
  fc.record({ kind: fc.constant('percent'), percent: fc.integer({ min: 1, max: 100 }), upTo: fc.boolean() }),
  money.map((sum) => ({ kind: 'money', ...sum, upTo: false })),
  fc.constantFrom({ kind: 'gift' }, { kind: 'free-delivery' }, null),
) as fc.Arbitrary<Discount | null>
const conditions = fc.record(
  {
    leastBasket: money,
    mostSaved: money,
    audience: fc.constantFrom('students', 'new-customers'),
    where: fc.constantFrom('in-store', 'anywhere'),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Conditions>
const offers = fc
  .array(fc.record({ discount, conditions, failed_at: fc.constantFrom(null, new Date()) }), { maxLength: 12 })
  .map((list) => list.map((offer, id) => ({ id, merchant_id: 1, ...offer })))

it('[R1.5] an offer whose stated conditions exclude the basket is never proposed, and stands behind those that are', () => {
  fc.assert(
    fc.property(offers, amount, (list, basket) => {
      const shown = sortForBasket(list, { amount: basket, currency: 'GBP' }, { site, most: MOST })
      expect(shown.length).toBe(Math.min(MOST, list.length, shown.length))
      expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
      const isProposed = shown.map(({ outcome: { kind } }) => ['saves', 'up-to', 'unknown'].includes(kind))
      expect(isProposed).toEqual(isProposed.toSorted((one, other) => Number(other) - Number(one)))
      const fails = shown.filter((_, place) => isProposed[place]).map(({ id }) => Boolean(list[id]?.failed_at))
      expect(fails).toEqual(fails.toSorted((one, other) => Number(one) - Number(other)))
      const isExcluded = shown.map(({ id }) => {
        const { leastBasket, where } = list[id]?.conditions ?? {}
        return where === 'in-store' || (leastBasket && (leastBasket.currency !== 'GBP' || leastBasket.amount > basket))
      })
      expect(isProposed.filter((proposed, place) => proposed && isExcluded[place])).toEqual([])
      const saved = shown.map(({ outcome }) => (outcome.kind === 'saves' ? outcome.saved : 0))
      expect(Math.max(0, ...saved)).toBeLessThan(basket)
    }),
  )
})
