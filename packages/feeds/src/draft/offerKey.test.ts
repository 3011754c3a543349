import { describe, expect, it } from 'vitest'
import { offerKey, offerSign } from './offerKey.ts'

const half = { kind: 'percent', percent: 50, upTo: false } as const

describe('the key of an offer', () => {
  const offer = { domain: 'oak.com', code: 'OAK50', discount: half, landing: '/buy', title: 'Half price' }
  it('is the same for the same offer, however its code is written', () => {
    expect(offerKey({ ...offer, code: ' oak50 ' })).toBe(offerKey(offer))
    expect(offerKey({ ...offer, discount: { ...half, upTo: true } })).toBe(offerKey(offer))
    expect(offerKey({ ...offer, title: '50% off' })).toBe(offerKey(offer))
  })

  it('is told by its words where there is neither a code nor a discount', () => {
    const deal = { ...offer, code: '', discount: null }
    expect(offerKey({ ...deal, title: 'New in: oak' })).not.toBe(offerKey({ ...deal, title: 'Last of the oak' }))
    expect(offerKey({ ...deal, title: 'New in – Oak!' })).toBe(offerKey({ ...deal, title: 'New in: oak' }))
  })

  it.each([{ domain: 'pine.com' }, { code: '' }, { discount: null }, { landing: '/rent' }])(
    'differs by %j',
    (change) => {
      expect(offerKey({ ...offer, ...change })).not.toBe(offerKey(offer))
    },
  )
})

it('the sign of an offer differs exactly when what is shown differs', () => {
  const shown = {
    code: 'OAK',
    title: '50% off Oak',
    detail: '',
    keyTerms: ['Students'],
    conditions: {},
    terms: [],
    discount: half,
    promotionOff: '50% off',
    startsAt: null,
    endsAt: new Date(0),
  }
  expect(offerSign({ ...shown, discount: { upTo: false, percent: 50, kind: 'percent' } })).toBe(offerSign(shown))
  expect(offerSign({ ...shown, keyTerms: [] })).not.toBe(offerSign(shown))
  expect(offerSign({ ...shown, endsAt: null })).not.toBe(offerSign(shown))
})
