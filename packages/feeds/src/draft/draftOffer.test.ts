import { describe, expect, it } from 'vitest'
import { aDraftContext } from '../testing/aDraftContext.ts'
import { aRawOffer } from '../testing/aRawOffer.ts'
import { isReject, NOTHING_GIVEN, type OfferDraft, type RawOffer } from './Draft.ts'
import { draftOffer } from './draftOffer.ts'

function draft(fields: Partial<RawOffer>, language = 'en-GB'): OfferDraft {
  const offer = draftOffer(aRawOffer({ links: ['https://oak.com/sale'], ...fields }), aDraftContext({ language }))
  if (isReject(offer)) throw new Error(offer.reason)
  return offer
}

describe('the number of a product', () => {
  const MODELS = [
    '20% off Dell XPS13 laptops',
    '20% off laptops with RTX4070',
    'Headphones WH-1000XM5, 20% off',
    '20% off the A7IV',
    '20% off phones with SM-G991B',
    'U2713HM 20% off',
    '[GPU] GTX670 now 20% off',
    '20% off (RX-V673BL)',
  ]

  it.each(MODELS)('stays in a title beside the code in its own field: %s', (text) => {
    expect(draft({ text, codes: ['LEAF20'] })).toMatchObject({ code: 'LEAF20', title: text })
  })

  it.each(MODELS)('is no code where the field for it is empty: %s', (text) => {
    expect(draft({ text })).toMatchObject({ code: '', title: text })
  })

  it.each(MODELS)('is no code in prose, and stays: %s', (text) => {
    expect(draft({ text, codes: null })).toMatchObject({ code: '', title: text })
  })

  it('is the code where the text says so', () => {
    expect(draft({ text: '20% off laptops with code XPS13', codes: null })).toMatchObject({
      code: 'XPS13',
      title: '20% off laptops',
    })
  })
})

describe('a title', () => {
  const discount = { kind: 'percent', percent: 20, upTo: false } as const

  it.each<[Partial<RawOffer>, string, string]>([
    [{ product: 'Wireless kettle', text: 'Wireless kettle', discount }, 'en-GB', '20% off Wireless kettle'],
    [{ product: 'Wireless kettle', text: '20% off', discount }, 'en-GB', '20% off Wireless kettle'],
    [{ product: 'Wireless kettle', text: 'Summer sale', discount }, 'en-GB', '20% off Wireless kettle'],
    [{ product: 'Wireless kettle', text: 'Kettle, wireless: 20% off', discount }, 'en-GB', 'Kettle, wireless: 20% off'],
    [{ product: 'Wireless kettle', text: 'Wireless kettle' }, 'en-GB', 'Wireless kettle'],
    [
      { product: 'Wireless kettle', text: '', discount: { kind: 'free-delivery' } },
      'en-GB',
      'Wireless kettle: free delivery',
    ],
    [{ product: 'WH-1000XM5', text: 'WH-1000XM5', codes: ['LEAF20'], discount }, 'en-GB', '20% off WH-1000XM5'],
    [{ product: 'Trådløs kedel', text: 'Trådløs kedel', discount }, 'da-DK', 'Trådløs kedel: 20\u00A0% rabat'],
  ])('says the product that a field names: %j', (fields, language, title) => {
    expect(draft(fields, language).title).toBe(title)
  })

  it.each<[Partial<RawOffer>, string]>([
    [{ text: '20% off' }, '20% off Oak'],
    [{ text: 'Get 20% off' }, '20% off Oak'],
    [{ text: '20% off all tables' }, '20% off all tables'],
    [{ text: 'Use code LEAF20 just to claim the discount', codes: ['LEAF20'], discount }, '20% off Oak'],
    [{ text: 'Introduce LEAF20 al pagar', codes: ['LEAF20'] }, 'Oak'],
    [{ text: '20% off tables at https://oak.com/a' }, '20% off tables'],
    [{ text: '20% off tables from' }, '20% off tables'],
    [{ text: 'Free To Die, a novel' }, 'Free To Die, a novel'],
  ])('says the worth, and of what: %j', (fields, title) => {
    expect(draft(fields).title).toBe(title)
  })
})

it('finds an offer by its keywords without its code, in whatever letters that stands in the name', () => {
  const { keywords } = draft({ name: 'Oak acorns 20% off with OAK20 or oak20', text: '20% off', codes: ['OAK20'] })
  expect(keywords).toContain('acorns')
  expect(keywords).not.toContain('oak20')
})

describe('a title beside a code in its own field', () => {
  it.each([
    ['12% off fir trees with code', '12% off fir trees'],
    ['12% off fir trees with the promo code:', '12% off fir trees'],
    ['12% off fir trees (using code)', '12% off fir trees'],
    ['12 % auf Tannen mit Code', '12 % auf Tannen'],
    ['12 % auf Tannen mit dem Gutscheincode', '12 % auf Tannen'],
    ['12 % sur les sapins avec le code promo', '12 % sur les sapins'],
    ['12 % en abetos con el código', '12 % en abetos'],
    ['12% på graner med rabatkoden', '12% på graner'],
    ['12% korting op sparren met kortingscode', '12% korting op sparren'],
    ['12% off gift vouchers', '12% off gift vouchers'],
    ['$10 off fir trees and a coupon', '$10 off fir trees and a coupon'],
  ])('mentions no code that it does not name: %s', (text, title) => {
    expect(draft({ text, codes: ['LEAF20'] }).title).toBe(title)
  })
})

describe('a code in its own field', () => {
  it.each([
    ['LAMP20', '20% off with **LA**MP20'],
    ['LAMP20', '20% off LAMP20-'],
    ['LAMP20', '20% off LAMP20_'],
    ['L\u00C1MP20', '20% off with LA\u0301MP20'],
    ['LA\u0301MP20', '20% off with L\u00C1MP20'],
  ])('%s is in no words that are shown: %s', (code, text) => {
    const offer = draft({ text, terms: `${text} on all lamps`, codes: [code] })
    expect([offer.code, offer.title]).toEqual([code.normalize('NFC'), expect.stringMatching(/^20% off(?: Oak)?$/)])
    expect(offer.detail).not.toContain('MP20')
  })

  it('is hidden with the others of the field', () => {
    const offer = draft({ text: '20% off with OAKTREE or ELMTREE', codes: ['OAKTREE', 'ELMTREE'] })
    expect(`${offer.title} ${offer.detail}`).not.toMatch(/OAKTREE|ELMTREE/)
  })

  it('is no part of a longer word', () => {
    expect(draft({ text: '20% off LAMP20-lights', codes: ['LAMP20'] }).title).toBe('20% off LAMP20-lights')
  })
})

const on = (year: number, month: number, day: number) => ({ year, month, day })

describe('when an offer stands', () => {
  it('ends in the year to come where the day is long before its start', () => {
    const { endsAt } = draft({ text: '20% off, ends 1/3', starts: on(2026, 12, 1), year: 2026 })
    expect(endsAt?.toISOString().slice(0, 10)).toBe('2027-01-03')
  })

  it('has no start where that is behind its end', () => {
    const { startsAt, endsAt } = draft({ starts: on(2026, 12, 20), ends: on(2026, 12, 10) })
    expect([startsAt, endsAt?.toISOString().slice(0, 10)]).toEqual([null, '2026-12-10'])
  })
})

describe('a line of a list', () => {
  it.each(['6% cash back for members', '5 % Cashback für Mitglieder', '£10 cashback on lamps', '%5 para iadesi'])(
    'is an offer where something comes back later: %s',
    (text) => {
      expect(draft({ text, needsWorth: true, codes: null })).toMatchObject({ discount: null })
    },
  )

  it('is none where it promises nothing', () => {
    const line = aRawOffer({ text: 'We like their lamps', needsWorth: true, codes: null })
    expect(draftOffer(line, aDraftContext())).toEqual({ reason: 'no_offer' })
  })
})

const given = (title: string) => ({ ...NOTHING_GIVEN, title })

describe('sums of an offer', () => {
  it.each<[string, Partial<RawOffer>, object]>([
    ['da-DK', { given: given('Spar 20,- på lamper') }, { discount: { kind: 'money', amount: 20, currency: 'DKK' } }],
    [
      'da-DK',
      { given: given('Lamper fra 1.299,-') },
      { discount: { kind: 'price', amount: 1299, currency: 'DKK', from: true }, title: 'Lamper fra 1.299,-' },
    ],
    ['en-AU', { given: given('$10 off lamps'), text: '$10 off' }, { discount: { amount: 10, currency: 'AUD' } }],
    ['en-GB', { given: given('$10 off lamps') }, { discount: { amount: 10, currency: 'USD' } }],
    ['en-GB', { given: given('Lamps from £9'), text: '10% off' }, { discount: { amount: 9, currency: 'GBP' } }],
    ['en-GB', { given: given('Lamps'), text: '10% off' }, { discount: { percent: 10 } }],
    [
      'en-AU',
      { text: '$10 off lamps', terms: 'Min spend $50' },
      { conditions: { leastBasket: { amount: 50, currency: 'AUD' } } },
    ],
  ])('are in the currency of the site: %s %j', (language, fields, offer) => {
    expect(draft(fields, language)).toMatchObject(offer)
  })
})
