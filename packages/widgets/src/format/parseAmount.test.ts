import { assert, constantFrom, integer, property, string } from 'fast-check'
import { sites } from '@clipfront/site-config'
import { describe, expect, it } from 'vitest'
import { createFormat } from './createFormat.ts'
import { amountLimits } from './amountLimits.ts'
import { parseAmount } from './parseAmount.ts'

const regions = {
  us: { language: 'en-US', currency: 'USD' },
  uk: { language: 'en-GB', currency: 'GBP' },
  de: { language: 'de-DE', currency: 'EUR' },
  fr: { language: 'fr-FR', currency: 'EUR' },
  es: { language: 'es-ES', currency: 'EUR' },
  dk: { language: 'da-DK', currency: 'DKK' },
  jp: { language: 'ja-JP', currency: 'JPY' },
  ae: { language: 'ar-AE', currency: 'AED' },
} as const

describe('[R1.10] an amount is read', () => {
  it.each([
    ['uk', '80', 80],
    ['uk', ' £80 ', 80],
    ['uk', '80 GBP', 80],
    ['uk', '80 pounds', 80],
    ['uk', '1,234.50', 1234.5],
    ['uk', '1234.5', 1234.5],
    ['uk', '1,234', 1234],
    ['uk', '80.', 80],
    ['uk', '080', 80],
    ['uk', '0.01', 0.01],
    ['uk', '1.234,50', 1234.5],
    ['uk', '80,50', 80.5],
    ['us', '$1,000,000', 1_000_000],
    ['de', '1.234,50', 1234.5],
    ['de', '1.234', 1234],
    ['de', '80,50 €', 80.5],
    ['de', '80 Euro', 80],
    ['de', '80,-', 80],
    ['de', '80,– €', 80],
    ['de', '1,234.50', 1234.5],
    ['de', '1’234,50', 1234.5],
    ['fr', '1 234,50 €', 1234.5],
    ['fr', '1\u202F234,50\u00A0€', 1234.5],
    ['fr', '80 euros', 80],
    ['es', '1.234,5', 1234.5],
    ['dk', 'kr. 1.234,50', 1234.5],
    ['dk', 'kr.80', 80],
    ['dk', '80 kr', 80],
    ['jp', '８，０００円', 8000],
    ['jp', '￥8,000', 8000],
    ['jp', '¥8000', 8000],
    ['ae', '١٢٣٤٫٥٠', 1234.5],
    ['ae', '١٬٢٣٤٫٥٠', 1234.5],
    ['ae', '۸۰', 80],
    ['ae', '80 د.إ.', 80],
    ['ae', '\u200F80\u00A0\u2068د.إ\u2069', 80],
    ['ae', '80 درهم', 80],
    ['ae', 'AED 80', 80],
  ] as const)('in %s: %s', (region, text, amount) => expect(parseAmount(text, regions[region])).toBe(amount))

  it('as each site writes it', () => {
    assert(
      property(constantFrom(...sites), integer({ min: 1, max: 100_000_000 }), (site, coins) => {
        const amount = site.currency === 'JPY' ? coins : coins / 100
        expect(parseAmount(createFormat(site).money(amount, site.currency), site)).toBe(amount)
      }),
      { numRuns: 40 },
    )
  })
})

describe('[R1.10] what is no amount of the site is none', () => {
  it.each([
    ['uk', ''],
    ['uk', 'eighty'],
    ['uk', '-80'],
    ['uk', '−80'],
    ['uk', '0'],
    ['uk', '0.001'],
    ['uk', '1000000.01'],
    ['uk', '9'.repeat(40)],
    ['uk', '1e5'],
    ['uk', '0x50'],
    ['uk', 'Infinity'],
    ['uk', '80 90'],
    ['uk', '80-90'],
    ['uk', '1,2,3'],
    ['uk', '1,234,56'],
    ['uk', '.50'],
    ['uk', '80%'],
    ['uk', '$80'],
    ['uk', '€80'],
    ['uk', '80 GBP or so'],
    ['uk', '80; drop table'],
    ['uk', '<b>80</b>'],
    ['jp', '80.5'],
  ] as const)('in %s: %s', (region, text) => expect(parseAmount(text, regions[region])).toBeNull())

  it('whatever was typed, it is an amount within the limits or none', () => {
    const typed = string({
      unit: constantFrom(...Array.from("0189.,'’- £€$kr%e٨٫٬、８円\u200F\ud800")),
      maxLength: 40,
    })
    assert(
      property(constantFrom(...Object.values(regions)), typed, (region, text) => {
        const amount = parseAmount(text, region) ?? 1
        expect(amount > 0 && amount <= amountLimits(region).most).toBe(true)
      }),
    )
  })
})
