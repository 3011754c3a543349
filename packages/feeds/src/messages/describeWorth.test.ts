import { describe, expect, it } from 'vitest'
import { describeDiscount } from './describeWorth.ts'

describe('describeDiscount', () => {
  it.each([
    [{ kind: 'money', amount: 15, currency: 'GBP', upTo: false }, '£15 off'],
    [{ kind: 'price', amount: 4.5, was: 9, currency: 'EUR', from: false }, '€4.50 instead of €9'],
    [{ kind: 'gift' }, 'Free gift'],
    [null, ''],
  ] as const)('%j', (discount, words) => {
    expect(describeDiscount(discount)).toBe(words)
  })
})
