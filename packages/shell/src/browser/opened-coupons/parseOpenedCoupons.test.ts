import { expect, it } from 'vitest'
import { parseOpenedCoupons } from './parseOpenedCoupons.ts'

const NOW = Date.parse('2026-11-20T12:00:00.000Z')
const DAY_MS = 24 * 60 * 60 * 1000
const coupon = { id: 7, code: 'HELLO20', sign: 'a1', openedAt: NOW - 1000, changedAt: NOW - 1000, voted: null }

it.each([
  ['no list', { ...coupon }],
  ['a text', '[]'],
  ['nothing', null],
  ['junk', [null, 7, 'x', [], {}]],
  ['an id that is a text', [{ ...coupon, id: '7' }]],
  ['an id that is none', [{ ...coupon, id: -1 }]],
  ['a code that is empty', [{ ...coupon, code: '' }]],
  ['a sign that is none', [{ ...coupon, sign: 7 }]],
  ['a code that is endless', [{ ...coupon, code: 'x'.repeat(201) }]],
  ['a moment that is a text', [{ ...coupon, openedAt: '2026-11-20' }]],
  ['what is older than 30 days', [{ ...coupon, openedAt: NOW - 30 * DAY_MS }]],
  ['what is ahead of the clock', [{ ...coupon, changedAt: NOW + DAY_MS }]],
])('[R4.12] %s is no opened coupon', (_case, given) => {
  expect(parseOpenedCoupons(given, NOW)).toEqual([])
})

it('[R4.12] opened coupons lose votes that are none, and fields that nobody knows', () => {
  expect(parseOpenedCoupons([{ ...coupon, voted: 'constructor', name: 'x' }], NOW)).toEqual([coupon])
  expect(parseOpenedCoupons([{ ...coupon, voted: 'minimum' }], NOW)).toEqual([{ ...coupon, voted: 'minimum' }])
})

it('[R4.12] of one coupon the newest change counts, in whichever order they come', () => {
  const newer = { ...coupon, changedAt: NOW, voted: 'no' }
  expect(parseOpenedCoupons([coupon, newer], NOW)).toEqual([newer])
  expect(parseOpenedCoupons([newer, coupon], NOW)).toEqual([newer])
})

it('[R4.12] a tab that opens a code without having heard of its vote takes the vote from nobody', () => {
  const voted = { ...coupon, voted: 'yes' }
  const reopened = { ...coupon, openedAt: NOW, changedAt: NOW }
  for (const given of [
    [voted, reopened],
    [reopened, voted],
  ])
    expect(parseOpenedCoupons(given, NOW)).toEqual([{ ...reopened, voted: 'yes' }])
  const otherCode = { ...reopened, code: 'HELLO30' }
  expect(parseOpenedCoupons([otherCode, voted], NOW)).toEqual([otherCode])
})

it('[R4.12] the newest 100 coupons are remembered', () => {
  const many = Array.from({ length: 120 }, (_, index) => ({ ...coupon, id: index + 1, openedAt: NOW - index }))
  const ids = parseOpenedCoupons(many.toReversed(), NOW).map(({ id }) => id)
  expect(ids).toEqual(many.slice(0, 100).map(({ id }) => id))
})
