import { expect, it } from 'vitest'
import { PageDataError } from '../parseField.ts'
import { buildCoupon } from '../testing/buildCoupon.ts'
import { buildWireCoupon } from '../testing/buildWireCoupon.ts'
import { parseVoteAnswer } from './parseVoteAnswer.ts'

const page = '/stores/nimbus-shoes'

it('the answer to a vote says whether it counts, and brings a whole coupon to try next', () => {
  const next = { code: 'NEXT10', revealed: true }
  expect(parseVoteAnswer({ code: 200, data: { counted: true, next: buildWireCoupon(next), page } })).toEqual({
    counted: true,
    next: buildCoupon(next),
    page,
  })
  const none = { counted: false, next: null, page }
  expect(parseVoteAnswer({ code: 200, data: none })).toEqual(none)
})

it.each([
  ['an error', { code: 410, msg: 'gone' }, 'code'],
  ['half an answer', { code: 200, data: { next: null } }, 'data.counted'],
  ['a text for a coupon', { code: 200, data: { counted: true, next: 'NEXT10', page } }, 'data.next'],
  ['a page elsewhere', { code: 200, data: { counted: true, next: null, page: '//evil.example' } }, 'data.page'],
  ['nothing', null, '(vote)'],
])('%s is refused', (_title, wire, place) => {
  expect(() => parseVoteAnswer(wire)).toThrow(PageDataError)
  expect(() => parseVoteAnswer(wire)).toThrow(place)
})
