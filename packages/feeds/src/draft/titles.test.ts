import { describe, expect, it } from 'vitest'
import { aDraftContext } from '../testing/aDraftContext.ts'
import { isReject, type OfferDraft, type RawOffer } from './Draft.ts'
import { draftOffer } from './draftOffer.ts'

const NOTHING: RawOffer = {
  name: 'Oak',
  text: '',
  isDescription: false,
  needsWorth: false,
  terms: '',
  links: ['https://oak.com/sale'],
  codes: [],
  discount: null,
  starts: null,
  ends: null,
  addedOn: null,
  year: null,
  category: '',
  source: 'feed',
  language: 'en',
}

function draft(fields: Partial<RawOffer>, language = 'en-GB'): OfferDraft {
  const offer = draftOffer({ ...NOTHING, ...fields }, aDraftContext({ language }))
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
