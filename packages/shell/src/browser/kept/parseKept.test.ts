import { expect, it } from 'vitest'
import { parseKept } from './parseKept.ts'

const NOW = Date.parse('2026-11-20T12:00:00.000Z')
const DAY_MS = 86_400_000
const merchant = { slug: 'nimbus-shoes', name: 'Nimbus Shoes', tint: 3 }
const coupon = { kind: 'coupon', id: 7, title: '20% off', merchant, at: NOW - 1000 } as const

it.each([
  ['no list', { ...coupon }],
  ['nothing', null],
  ['junk', [null, 7, 'x', [], {}]],
  ['a kind that nobody knows', [{ ...coupon, kind: 'toString' }]],
  ['an id that is a text', [{ ...coupon, id: '7' }]],
  ['no merchant', [{ ...coupon, merchant: null }]],
  ['a merchant without a name', [{ ...coupon, merchant: { ...merchant, name: '' } }]],
  ['a slug that leads elsewhere', [{ ...coupon, merchant: { ...merchant, slug: '../..//evil.example' } }]],
  ['a tint that is none', [{ ...coupon, merchant: { ...merchant, tint: 'red' } }]],
  ['a title without end', [{ ...coupon, title: 'x'.repeat(501) }]],
  ['a moment that is a text', [{ ...coupon, at: '2026-11-20' }]],
  ['what was saved half a year ago', [{ ...coupon, at: NOW - 180 * DAY_MS }]],
  ['a code that was opened a month ago', [{ ...coupon, kind: 'opened', at: NOW - 30 * DAY_MS }]],
  ['what is ahead of the clock', [{ ...coupon, at: NOW + DAY_MS }]],
])('[R4.15] %s is nothing that is kept', (_case, given) => {
  expect(parseKept(given, NOW)).toEqual([])
})

it('[R4.15] what is kept loses fields that nobody knows', () => {
  expect(parseKept([{ ...coupon, html: '<b>', merchant: { ...merchant, link: 'x' } }], NOW)).toEqual([coupon])
})

it('[R4.15] the newest fifty of a kind are kept, ten of the opened ones, each once', () => {
  const many = (['merchant', 'coupon', 'opened'] as const).flatMap((kind) =>
    Array.from({ length: 60 }, (_, index) => ({ ...coupon, kind, id: index + 1, at: NOW - index })),
  )
  const kept = parseKept([...many.toReversed(), ...many], NOW)
  const count = (kind: string) => kept.filter((item) => item.kind === kind).map(({ id }) => id)
  expect([count('merchant').length, count('coupon').length, count('opened')]).toEqual([
    50,
    50,
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  ])
})
