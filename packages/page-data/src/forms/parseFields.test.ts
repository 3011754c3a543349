import { expect, it } from 'vitest'
import { parseFields } from './parseFields.ts'

it.each([
  ['2026-11-22', 'past'],
  ['2026-11-23', undefined],
  ['2029-11-23', undefined],
  ['2029-11-24', 'invalid'],
  ['2030-01-01', 'invalid'],
])('[R4.14] the last day %s of a code that is sent in on 2026-11-23 is %s', (endsOn, issue) => {
  const sent = new URLSearchParams({ merchant: '7', code: 'EXTRA5', title: '5% off boots', ends_on: endsOn })
  const parsed = parseFields('submission', sent, '2026-11-23')
  expect('issues' in parsed ? parsed.issues : {}).toEqual(issue ? { ends_on: issue } : {})
})
