import { describe, expect, it } from 'vitest'
import { composeDetail } from './composeDetail.ts'

describe('composeDetail', () => {
  it.each([
    ['50% off oak', ['50% off oak | today'], '50% off oak · today'],
    ['50% off oak | today', ['50% off oak | today'], ''],
    ['Saw ($168) $20 back', ['Saw ($168) $20 back +'], ''],
    ['Oak for free', ['[FREE / DISCOUNT] - Oaks for schools.'], 'Oaks for schools.'],
    ['53% off Oak', ['Get 53% off for ~~$149~~ $69'], 'Get 53% off for $69'],
    ['30% off Oak', ['. Twelve oaks'], 'Twelve oaks'],
    ['30% off Oak', [') and 30% off for a year'], 'and 30% off for a year'],
    ['20% off Oak', ['20% off for ever ('], '20% off for ever'],
    ['50% off Oak', ['Read more. ** 50% off **'], 'Read more. 50% off'],
    ['Oak', ['.NET for oaks'], '.NET for oaks'],
  ] as const)('%s', (title, parts, detail) => {
    expect(composeDetail(title, parts)).toBe(detail)
  })
})
