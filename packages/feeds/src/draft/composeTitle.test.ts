import { describe, expect, it } from 'vitest'
import { composeTitle } from './composeTitle.ts'

const half = { kind: 'percent', percent: 50, upTo: false } as const

describe('composeTitle', () => {
  it.each([
    ['Oak', 'The tree client', half, '50% off Oak'],
    ['Oak', '', { ...half, upTo: true }, 'Up to 50% off Oak'],
    ['Oak', '50% hos Oak', half, '50% hos Oak'],
    ['Oak Tower', 'A long text of which only the end says 50% off', half, '50% off Oak Tower'],
    ['40% off all books', '', { ...half, percent: 40 }, '40% off all books'],
    ['Oak', '', { kind: 'price', amount: 9.99, was: null, currency: 'GBP', from: false }, 'Oak: only £9.99'],
    ['Oak', '', { kind: 'price', amount: 0, was: 5, currency: 'USD', from: false }, 'Oak for free'],
    ['Oak', '', { kind: 'free-delivery' }, 'Free delivery at Oak'],
    ['Oak: $300 Trial', '', { kind: 'other', text: '$300 in credits' }, 'Oak: $300 Trial'],
    ['Oak Trial', '', { kind: 'other', text: '$300 in credits' }, 'Oak Trial: $300 in credits'],
    ['Oak 30 Trial', '', { kind: 'other', text: '$3 in credits' }, 'Oak 30 Trial: $3 in credits'],
    ['Oak', '', { kind: 'other', text: '30 Øre/L' }, 'Oak: 30 Øre/L'],
    ['', 'Acorns in a bag ->', null, 'Acorns in a bag'],
    ['', 'for 50% off acorns', half, '50% off acorns'],
    ['', 'during check-out and get 50% off acorns', half, '50% off acorns'],
    ['', 'and spend £12 on acorns', null, 'Spend £12 on acorns'],
    ['', '', null, ''],
  ] as const)('%s, "%s"', (name, text, discount, title) => {
    expect(composeTitle({ name, isMerchant: false, text, discount, language: 'en-GB' }).title).toBe(title)
  })
})

describe('a title that is made for a site', () => {
  const six = { kind: 'percent', percent: 6, upTo: true } as const
  it.each([
    ['en-US', six, 'Up to 6% off Egern'],
    ['en-US', { kind: 'free-delivery' }, 'Free shipping at Egern'],
    ['da-DK', six, 'Egern: op til 6\u00A0% rabat'],
    ['da-DK', { kind: 'price', amount: 0, was: 5, currency: 'DKK', from: false }, 'Egern: gratis'],
    ['da-DK', { kind: 'other', text: '30 Øre/L' }, 'Egern: 30 Øre/L'],
    ['de-DE', six, 'Egern: bis zu 6\u00A0% Rabatt'],
    ['fr-FR', six, 'Egern\u202F: jusqu’à 6\u00A0% de remise'],
    ['es-ES', six, 'Egern: hasta un 6\u00A0% de descuento'],
    ['ja-JP', six, 'Egern：最大6%オフ'],
    ['ar-AE', { kind: 'gift' }, 'Egern: هدية مجانية'],
  ] as const)('is of its language: %s %j', (language, discount, title) => {
    expect(composeTitle({ name: 'Egern', isMerchant: true, text: '', discount, language }).title).toBe(title)
  })
})

describe('a title of a merchant that sells many things', () => {
  const LONG =
    'Corner gaming desk with four drawers, a monitor shelf, two cup holders, cable management, led lights and a carbon fibre surface of a hundred and fifty cm'
  const lamp = { kind: 'price', amount: 89.9, was: 129, currency: 'EUR', from: false } as const
  const ten = { kind: 'money', amount: 10, currency: 'EUR', upTo: false } as const
  it.each([
    ['en-GB', 'Momentum 4 wireless noise cancelling headphones, black: 50% off', half, null],
    ['en-GB', 'Professional cordless drill with two batteries and a case: 50% off', half, null],
    ['en-GB', 'Cushions and blankets', half, 'Cushions and blankets: 50% off'],
    ['de-DE', 'Kissen und Decken', half, 'Kissen und Decken: 50\u00A0% Rabatt'],
    ['de-DE', 'Akkuschrauber im Koffer', lamp, 'Akkuschrauber im Koffer: 89,90\u00A0€ statt 129\u00A0€'],
    ['da-DK', 'Puder og tæpper', half, 'Puder og tæpper: 50\u00A0% rabat'],
    ['fr-FR', 'Remise sur les lampes', half, 'Remise sur les lampes\u202F: 50\u00A0% de remise'],
    ['es-ES', 'Lámparas de noche', half, 'Lámparas de noche: 50\u00A0% de descuento'],
    ['nl-NL', 'Korting bij € 80 of meer', ten, 'Korting bij € 80 of meer: €\u00A010 off'],
    ['ja-JP', '夏のランプ', half, '夏のランプ：50%オフ'],
    ['en-GB', 'Lamp was £99, now £49', half, null],
    ['da-DK', 'Lampe nu 1.299,-', { ...lamp, amount: 1299, was: null, currency: 'DKK' }, null],
    ['en-GB', 'Top 10,- best lamps', { ...lamp, was: null }, 'Top 10,- best lamps: only €89.90'],
    ['en-GB', 'Lamp: $1.99 → Free', { ...lamp, amount: 0, was: 1.99 }, null],
    ['en-GB', 'Buy now', half, '50% off Oak'],
    ['en-GB', LONG, half, `50% off: ${LONG.slice(0, -9)}…`],
    ['en-GB', `${LONG}.`, half, '50% off Oak'],
    ['en-GB', 'We make lamps of oak. You will love them.', half, '50% off Oak'],
    ['en-GB', 'Nights by the lake', { kind: 'other', text: '$5 in credits' }, 'Oak: $5 in credits'],
  ] as const)('in %s is what the feed says, with its worth: %s', (language, text, discount, title) => {
    expect(composeTitle({ name: 'Oak', isMerchant: true, text, discount, language }).title).toBe(title ?? text)
  })

  it('begins with the worth where both are too long', () => {
    const text = 'lamp '.repeat(31).trim()
    const { title } = composeTitle({ name: 'Oak', isMerchant: true, text, discount: half, language: 'en-GB' })
    expect(title).toMatch(/^50% off: lamp lamp .* lamp…$/)
    expect(title.length).toBeLessThanOrEqual(160)
  })
})
