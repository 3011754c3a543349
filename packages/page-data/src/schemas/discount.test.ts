import { expect, it } from 'vitest'
import { discount } from './discount.ts'

it.each([
  [
    { kind: 'percent', percent: 20 },
    { kind: 'percent', percent: 20, upTo: false },
  ],
  [
    { kind: 'percent', percent: 100, upTo: true },
    { kind: 'percent', percent: 100, upTo: true },
  ],
  [
    { kind: 'money', amount: 15, currency: 'GBP' },
    { kind: 'money', amount: 15, currency: 'GBP', upTo: false },
  ],
  [
    { kind: 'price', amount: 0, currency: 'JPY' },
    { kind: 'price', amount: 0, was: null, currency: 'JPY', from: false },
  ],
  [
    { kind: 'price', amount: 5, was: 9.5, currency: 'EUR' },
    { kind: 'price', amount: 5, was: 9.5, currency: 'EUR', from: false },
  ],
  [
    { kind: 'price', amount: 29, currency: 'EUR', from: true },
    { kind: 'price', amount: 29, was: null, currency: 'EUR', from: true },
  ],
  [{ kind: 'free-delivery', percent: 5 }, { kind: 'free-delivery' }],
  [{ kind: 'gift' }, { kind: 'gift' }],
  [{ kind: 'free' }, { kind: 'free' }],
  [{ kind: 'other' }, { kind: 'other', text: '' }],
])('%j is a discount', (wire, expected) => {
  expect(discount(wire)).toEqual(expected)
})

it.each([
  [{ kind: 'percent', percent: 0 }, 'above 0'],
  [{ kind: 'percent', percent: 101 }, 'up to 100'],
  [{ kind: 'percent' }, 'is missing'],
  [{ kind: 'money', amount: -5, currency: 'GBP' }, 'above 0'],
  [{ kind: 'money', amount: Infinity, currency: 'GBP' }, 'above 0'],
  [{ kind: 'money', amount: 5, currency: '£' }, 'ISO 4217'],
  [{ kind: 'price', amount: -1, currency: 'EUR' }, 'from 0'],
  [{ kind: 'price', amount: Number.NaN, currency: 'EUR' }, 'from 0'],
  [{ kind: 'price', amount: 5, was: 0, currency: 'EUR' }, 'above 0'],
  [{ kind: 'cashback' }, 'one of percent, money'],
  [{ kind: 'toString' }, 'one of percent, money'],
  [{}, 'is missing'],
  [null, 'an object'],
])('%j is refused', (wire, reason) => {
  expect(() => discount(wire)).toThrow(reason)
})
