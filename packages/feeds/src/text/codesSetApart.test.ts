import { describe, expect, it } from 'vitest'
import { findCodes } from './findCodes.ts'
import { withoutCodes } from './withoutCodes.ts'

/** Where a code may have a field of its own beside it, so that what only looks like one is none. */
const inTitles = (text: string): string[] => findCodes(text, { bareToo: false })

describe('a code that no word names', () => {
  it.each([
    ['free shipping on $49+ [SHIPOAKS], no end date', 'SHIPOAKS'],
    ['15% off sitewide (OAK31)', 'OAK31'],
    ['spend $75 get $15 off {PATIO15}, exp 12/12', 'PATIO15'],
    ['Sitewide 12% off (LEAFWELCOME)', 'LEAFWELCOME'],
    ['20% off for new customers 「ACORN20」', 'ACORN20'],
    ['Take $10 off your order: "BARK-10"', 'BARK-10'],
    ['10% off (BLACK2026)', 'BLACK2026'],
    ['25% off [TREE_25]', 'TREE_25'],
    ['30% off lamps (SAVE30NOW)', 'SAVE30NOW'],
    ['30% off with "JR30BF"', 'JR30BF'],
    ['30% off everything, use JR30BF at checkout. Thru Nov 30.', 'JR30BF'],
    ['OAK31 gives you 15% off lamps', 'OAK31'],
    ['BRINDLE-12 takes $12 off orders above $80', 'BRINDLE-12'],
    ['LEAF20 for 20% off sitewide', 'LEAF20'],
    ['OAK15 = 15% off', 'OAK15'],
    ['XQ15B gives 15% off', 'XQ15B'],
    ['code BRINDLE-12 takes $12 off', 'BRINDLE-12'],
    ['3 for 2 on pans (Code: PAN3)', 'PAN3'],
    ['frais de port offerts [PORTOFFERT] tout le week-end', 'PORTOFFERT'],
    ['-25 % sur les lampes (CHENE25)', 'CHENE25'],
    ['CHENE20 vous donne 20 % de réduction', 'CHENE20'],
    ['20 % auf alles (EICHE20)', 'EICHE20'],
    ['Versandkostenfrei bestellen [FREIHAUS]', 'FREIHAUS'],
    ['EICHE20 bringt 20 % Rabatt', 'EICHE20'],
    ['Vorteilscode EICHE20: 20 % Rabatt', 'EICHE20'],
    ['12,5% korting (LINDEWELKOM)', 'LINDEWELKOM'],
    ['Nieuwe klanten: EIK10 geeft 10% korting', 'EIK10'],
    ['Envío gratis sin mínimo con "ROBLE0"', 'ROBLE0'],
    ['15% de descuento (ROBLE15)', 'ROBLE15'],
    ['15% di sconto [QUERCIA15]', 'QUERCIA15'],
    ['Rabat 15% (DAB15)', 'DAB15'],
    ['-15% z kodem DAB15', 'DAB15'],
    ['Sleva 15%, kód DUB15', 'DUB15'],
    ['15% rabatt med rabattkoden EKEN', 'EKEN'],
    ['Frete grátis [FRETEGRATIS]', 'FRETEGRATIS'],
    ['送料無料【OAKFREE】', 'OAKFREE'],
    ['Скидка 15%, промокод DUB15', 'DUB15'],
  ])('is found, and not shown: %s', (text, code) => {
    const found = inTitles(text)
    expect(found).toEqual([code])
    expect(withoutCodes(text, found)).not.toContain(code)
  })

  it.each([
    'Aurivox buds AX-770PRO €49 instead of €89',
    'Buds (AX-770PRO) 20% off',
    'Monitor Q27G3XMN 30% off',
    'Monitor (Q27G3XMN) for $199',
    'Monitor [Q27G3XMN] 30% off',
    'the set is $38 instead of $64 this week, ASIN B07XYZ41QK on their storefront',
    '20% off the set (B07XYZ41QK)',
    'Desktop with RTX4070 and i5-13420H, 15% off',
    '20V drill kit DCK277X was $199 now $139',
    'Drill kit (DCK277X) 20% off',
    'Drill kit 20% off, model DRILL20',
    'Washing machine (WASH14) for €499',
    'Save 20%: our invoice number is INV2026-1188',
    'Rechnungsnummer (RE2026) – 20 % Skonto',
    'VPS (KVM-2G-NL) 35% off recurring',
    'Server EPYC7763-4G, 35% off',
    '20% off lamps (REFURBISHED)',
    '20% off [EXPIRED]',
    '20% OFF ALL LAMPS (BLACK FRIDAY)',
    'GET 20% OFF ALL LAMPS (SITEWIDE TODAY)',
    '20% off the "PREMIUM" plan',
    'Kettle (2025) 20% off',
    'Acorn Ltd (ACORNS) sells lamps',
    'IKEA gives you 20% off lamps',
    'RTX4070 takes 15% less power',
    '20% off [STACKABLE]',
    '20% off (DISCOUNT)',
  ])('is no number of a product, and no other word: %s', (text) => {
    expect(inTitles(text)).toEqual([])
  })
})
