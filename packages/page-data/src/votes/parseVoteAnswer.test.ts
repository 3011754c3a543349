import { expect, it } from 'vitest'
import { PageDataError } from '../parseField.ts'
import { buildCoupon } from '../testing/buildCoupon.ts'
import { buildWireCoupon } from '../testing/buildWireCoupon.ts'
import { parseVoteAnswer } from './parseVoteAnswer.ts'

it('the answer to a vote says whether it counts, and brings a whole coupon to try next', () => {
  const next = { code: 'NEXT10', revealed: true }
  expect(parseVoteAnswer({ code: 200, data: { counted: true, next: buildWireCoupon(next) } })).toEqual({
    counted: true,
    next: buildCoupon(next),
  })
  expect(parseVoteAnswer({ code: 200, data: { counted: false, next: null } })).toEqual({ counted: false, next: null })
})

it.each([
  ['an error', { code: 410, msg: 'gone' }, 'code'],
  ['half an answer', { code: 200, data: { next: null } }, 'data.counted'],
  ['a text for a coupon', { code: 200, data: { counted: true, next: 'NEXT10' } }, 'data.next'],
  ['nothing', null, '(vote)'],
])('%s is refused', (_title, wire, place) => {
  expect(() => parseVoteAnswer(wire)).toThrow(PageDataError)
  expect(() => parseVoteAnswer(wire)).toThrow(place)
})
