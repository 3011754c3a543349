import type { Coupon } from '@clipfront/page-data'
import { expect, it } from 'vitest'
import { createFormat } from '../format/createFormat.ts'
import { messages } from '../messages/languages/en-GB.ts'
import { valueWords } from './valueWords.ts'

const words = {
  messages,
  format: createFormat({ language: 'en-GB', timeZone: 'Europe/London' }),
}

const say = (discount: Coupon['discount'], promotionOff = '') => {
  const { lead, figure, tail } = valueWords({ discount, promotionOff, kind: 'code' }, words)
  return lead + figure + tail
}

it.each<[Coupon['discount'], string]>([
  [{ kind: 'percent', percent: 20, upTo: false }, '20% off'],
  [{ kind: 'percent', percent: 12.5, upTo: true }, 'Up to 12.5% off'],
  [{ kind: 'money', amount: 15, currency: 'GBP', upTo: false }, '£15 off'],
  [{ kind: 'money', amount: 1299.5, currency: 'EUR', upTo: true }, 'Up to €1,299.50 off'],
  [{ kind: 'price', amount: 49.5, was: 90, currency: 'GBP', from: false }, '£49.50 was £90'],
  [{ kind: 'price', amount: 49, was: null, currency: 'GBP', from: false }, '£49'],
  [{ kind: 'free-delivery' }, 'Free delivery'],
  [{ kind: 'gift' }, 'Free Gift'],
  [{ kind: 'free' }, 'Free'],
  [{ kind: 'other', text: 'from £9' }, 'from £9'],
])('%j is said as %s', (discount, said) => {
  expect(say(discount)).toBe(said)
})

it('takes the editor’s words where there is no discount, and the kind where these are too long for a stub', () => {
  expect(say(null, '2 for 1')).toBe('2 for 1')
  expect(say(null, 'Buy two pairs, get the third')).toBe('Code')
  expect(say({ kind: 'other', text: 'a whole sentence about it' }, '2 for 1')).toBe('2 for 1')
})
