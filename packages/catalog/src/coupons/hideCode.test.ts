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
  ['返品: 初回はコードNIMBUS20を入力', 'NIMBUS20', '返品: 初回はコード…を入力'],
  ['コードＮｉｍｂｕｓ２０を入力', 'NIMBUS20', 'コード…を入力'],
  ['استخدم كودSAVE20، ثم ادفع', 'SAVE20', 'استخدم كود…، ثم ادفع'],
  ['コード: 夏のSALE20', '夏のSALE20', 'コード: …'],
])('%j does not say %s before the click', (text, code, hidden) => {
  expect(hideCode(text, code)).toBe(hidden)
  expect([saysCode(text, code), saysCode(hidden, code)]).toEqual([true, false])
})

it.each([
  ['10% off', '10'],
  ['SAVE200 and XSAVE20', 'SAVE20'],
  ['Welcome back', 'WELCOME'],
  ['コードNIMBUS200を入力', 'NIMBUS20'],
  ['A deal', ''],
])('%j says no code %j', (text, code) => {
  expect(hideCode(text, code)).toBe(text)
})
