import { expect, it } from 'vitest'
import type { Discount } from '@clipfront/feeds/discount'
import { wireDiscount } from '@clipfront/catalog/coupons'

const percent = { kind: 'percent', percent: 20 } as const
const money = { kind: 'money', amount: 5, currency: 'GBP' } as const
const THREE_FOR_TWO: Discount = { kind: 'bundle', buy: 2, get: 1, saving: { kind: 'percent', percent: 100 } }

it.each<[string, Discount, string]>([
  ['en-GB', THREE_FOR_TWO, '3 for 2'],
  ['en-GB', { kind: 'bundle', buy: 2, get: 1, saving: money }, 'buy 2, get 1 with £5 off'],
  ['en-GB', { kind: 'bundle', buy: 2, get: null, saving: percent }, '20% off when you buy 2'],
  ['de-DE', THREE_FOR_TWO, '3 für 2'],
  ['ja-JP', THREE_FOR_TWO, '2点分で3点'],
])('a bundle comes to page data in words of the site (%s)', (language, discount, text) => {
  expect(wireDiscount(discount, { language })).toEqual({ kind: 'other', text })
})
