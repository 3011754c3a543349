import { expect, it } from 'vitest'
import { hideCode, saysCode } from './shownWords.ts'

it.each([
  ['Enter SAVE20 at the checkout', 'SAVE20', 'Enter … at the checkout'],
  ['Enter save20, then pay', 'SAVE20', 'Enter …, then pay'],
  ['Use SAVE20!', 'SAVE20', 'Use …!'],
  ['**SAVE20** and (SAVE20) and -SAVE20-', 'SAVE20', '**…** and (…) and -…-'],
  ['Say WOW!', 'WOW!', 'Say …'],
  ['Say WOW! now', 'WOW', 'Say …! now'],
  ['WELCOME, and welcome', 'WELCOME', '…, and welcome'],
  ['Ñandú5 hier', 'ÑANDÚ5', '… hier'],
])('%j does not say %s before the click', (text, code, hidden) => {
  expect(hideCode(text, code)).toBe(hidden)
  expect([saysCode(text, code), saysCode(hidden, code)]).toEqual([true, false])
})

it.each([
  ['10% off', '10'],
  ['SAVE200 and XSAVE20', 'SAVE20'],
  ['Welcome back', 'WELCOME'],
  ['A deal', ''],
])('%j says no code %j', (text, code) => {
  expect(hideCode(text, code)).toBe(text)
})
