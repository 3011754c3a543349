import { describe, expect, it } from 'vitest'
import { cleanTitle, isQuestion } from './cleanTitle.ts'

describe('cleanTitle', () => {
  it.each([
    ['💰 [US] Acorn jam - $4.99', 'Acorn jam - $4.99'],
    ['[us]  Oak table 🔥', 'Oak table'],
    [':tophat: Oak security', 'Oak security'],
    ['**50% off** `now`', '50% off now'],
    ['Jam () , fresh', 'Jam, fresh'],
    ['Jam <`b>now', 'Jam now'],
    ['Jam <b__>now</**b>', 'Jam now'],
    ['— | Jam · ', 'Jam'],
    ['Marmelade nur 49,- ', 'Marmelade nur 49,-'],
    ['👩‍🎓🏃🏻‍♀️', ''],
  ])('%s', (text, title) => {
    expect(cleanTitle(text)).toBe(title)
  })

  it('cuts between words at 160 characters', () => {
    const title = cleanTitle('acorn '.repeat(60))
    expect(title.length).toBeLessThanOrEqual(160)
    expect(title.endsWith('acorn…')).toBe(true)
  })
})

describe('isQuestion', () => {
  it.each([
    ['What do you think of the "Oak Bundle" ($14.99)?', true],
    ['Does anyone have a code for acorns?', true],
    ['[Request] a good saw', true],
    ["Where's My Acorn? The whole game free", false],
    ['Who needs oak when you can have pine for free?', false],
    ['Can you believe it? 50% off jam?', false],
    ['Monitor $120 after rebate', false],
  ])('%s', (title, expected) => {
    expect(isQuestion(title)).toBe(expected)
  })
})
