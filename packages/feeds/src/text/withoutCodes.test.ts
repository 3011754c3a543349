import { describe, expect, it } from 'vitest'
import { withoutCodes } from './withoutCodes.ts'

describe('withoutCodes', () => {
  it.each([
    ['10% menos con el cupón AHORRA10', ['AHORRA10'], '10% menos'],
    ['15 % auf Jacken mit dem Gutscheincode LUFT15', ['LUFT15'], '15 % auf Jacken'],
    ['15 % sur tout avec le code promo ÉTÉ15', ['ÉTÉ15'], '15 % sur tout'],
    ['15% på alt med rabatkoden SKOV15', ['SKOV15'], '15% på alt'],
    ['R$ 30 de desconto com o cupom MAR30', ['MAR30'], 'R$ 30 de desconto'],
    ['30% off jam with promo code "OAK30"', ['OAK30'], '30% off jam'],
    ['Chair ($20 after rebate and promo code OAK30)', ['OAK30'], 'Chair ($20 after rebate)'],
    ['Table ($20) (promo OAK30)', ['OAK30'], 'Table ($20)'],
    ['50% off tickets--Use code: OAK', ['OAK'], '50% off tickets'],
    ['OAK2 special, code OAK', ['OAK'], 'OAK2 special'],
    ['[Oak] Table $150 <Code- OAK30 >', ['OAK30'], '[Oak] Table $150'],
    ['Oak at Levi. Use code OAK30.', ['OAK30'], 'Oak at Levi.'],
    ['Saw ($119.99 after promo code OAK30)', ['OAK30'], 'Saw ($119.99)'],
    ['Tea, cake and more with promotion code OAK30', ['OAK30'], 'Tea, cake and more'],
    ['20% off lifetime (OAK20) & 50% off single (OAK50)', ['OAK20', 'OAK50'], '20% off lifetime & 50% off single'],
    ['Free shipping! Enter code "OAK30" at check out.', ['OAK30'], 'Free shipping!'],
    ['2 for $40 (enter code OAK30 at checkout)', ['OAK30'], '2 for $40'],
    ['50% off with OAK30, Nov 24 - Dec 4', ['OAK30'], '50% off, Nov 24 - Dec 4'],
    ['Save at Oak with the OAK30 Discount Code!', ['OAK30'], 'Save at Oak!'],
    ['8% off. Use this coupon code: " 8XMEO ".', ['8XMEO'], '8% off.'],
    ['$30 off via coupon code "OAKSPW" right now', ['OAKSPW'], '$30 off right now'],
    ['Only today... with code OAK30', ['OAK30'], 'Only today...'],
    ['Oak20: 20% off bark', ['OAK20'], '20% off bark'],
    ['Oak2PDF: 20% off', ['OAK2PDF'], 'Oak2PDF: 20% off'],
    ['Welcome! 20% off with code WELCOME', ['WELCOME'], 'Welcome! 20% off'],
    ['SAVE-20: 20% off lamps', ['save-20'], '20% off lamps'],
    ['20OAK for 20% off lamps', ['20oak'], '20% off lamps'],
    ['Enter WELCOME at checkout for 20% off', ['Welcome'], '20% off'],
    ['20% off with FreeShip', ['FREESHIP'], '20% off'],
    ['20% off when you use THANKYOU', ['thankyou'], '20% off'],
    ['Freeship on lamps', ['FREESHIP'], 'Freeship on lamps'],
    ['THANK YOU! 20% off', ['thank'], 'THANK YOU! 20% off'],
    ['20% off (482913)', ['482913'], '20% off'],
    ['123456: 20% off lamps', ['123456'], '20% off lamps'],
    ['€12345 off, code 12345', ['12345'], '€12345 off'],
    ['Since 2030: 20% off', ['2030'], 'Since 2030: 20% off'],
    ['Nothing to hide', [], 'Nothing to hide'],
    ['Odd code: A$B(', ['A$B('], 'Odd'],
  ])('%s', (text, codes, rest) => {
    expect(withoutCodes(text, codes)).toBe(rest)
  })
})
