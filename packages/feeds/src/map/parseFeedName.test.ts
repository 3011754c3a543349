import { expect, it } from 'vitest'
import { parseFeedName } from './parseFeedName.ts'

it.each([
  ['offers.jsonl', 'offers'],
  ['offers-2026-11-20.jsonl', 'offers'],
  ['/feeds/Offers_20261120.jsonl', 'offers'],
  ['offers.2026-11-20T06:00:00Z.jsonl', 'offers'],
  ['20261120-060000-offers.jsonl', 'offers'],
  ['offers-20-nov-2026.jsonl', 'offers'],
  ['offers-november2026-uk.jsonl', 'offers-uk'],
  ['offers-1795132800.jsonl', 'offers'],
  ['offers-2026-11.jsonl', 'offers'],
  ['2026-11-20.jsonl', ''],
  [`${'1'.repeat(200)}x.jsonl`, `${'1'.repeat(200)}x`],
  [`1${'marmay'.repeat(40)}x.jsonl`, `1${'marmay'.repeat(40)}x`],
])('%s is of the feed %j: dates in a name are of the day, not of the feed', (file, feed) => {
  expect(parseFeedName(file)).toBe(feed)
})

it.each([
  ['offers-1.jsonl', 'offers-2.jsonl'],
  ['page-01-of-20.jsonl', 'page-02-of-20.jsonl'],
  ['2017.md', '2018.md'],
  ['black-friday-2017.md', 'black-friday-2018.md'],
  ['shop4home.jsonl', 'shop2home.jsonl'],
  ['march.jsonl', 'may.jsonl'],
])('%s and %s are two', (one, other) => {
  expect(parseFeedName(one)).not.toBe(parseFeedName(other))
})
