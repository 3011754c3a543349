import { describe, expect, it } from 'vitest'
import {
  type OfferDraft,
  findCategory,
  composeDetail,
  describeDiscount,
  offerKey,
  offerSign,
} from '@clipfront/feeds/draft'
import { mergeOffer } from './mergeOffer.ts'

const half = { kind: 'percent', percent: 50, upTo: false } as const

describe('describeDiscount', () => {
  it.each([
    [{ kind: 'money', amount: 15, currency: 'GBP', upTo: false }, '£15 off'],
    [{ kind: 'price', amount: 4.5, was: 9, currency: 'EUR', from: false }, '€4.50 instead of €9'],
    [{ kind: 'gift' }, 'Free gift'],
    [null, ''],
  ] as const)('%j', (discount, words) => {
    expect(describeDiscount(discount)).toBe(words)
  })
})

describe('composeDetail', () => {
  it.each([
    ['50% off oak', ['50% off oak | today'], '50% off oak · today'],
    ['50% off oak | today', ['50% off oak | today'], ''],
    ['Saw ($168) $20 back', ['Saw ($168) $20 back +'], ''],
    ['Oak for free', ['[FREE / DISCOUNT] - Oaks for schools.'], 'Oaks for schools.'],
    ['53% off Oak', ['Get 53% off for ~~$149~~ $69'], 'Get 53% off for $69'],
    ['30% off Oak', ['. Twelve oaks'], 'Twelve oaks'],
    ['30% off Oak', [') and 30% off for a year'], 'and 30% off for a year'],
    ['20% off Oak', ['20% off for ever ('], '20% off for ever'],
    ['50% off Oak', ['Read more. ** 50% off **'], 'Read more. 50% off'],
    ['Oak', ['.NET for oaks'], '.NET for oaks'],
  ] as const)('%s', (title, parts, detail) => {
    expect(composeDetail(title, parts)).toBe(detail)
  })
})

describe('findCategory', () => {
  it.each([
    ['🛠 Development Software', '', 'software'],
    ['📖 Books', '', 'books-media'],
    ['🏃 Health & Fitness Software', '', 'health-beauty'],
    ['🕹 Games', '', 'games'],
    ['Students', '', 'education'],
    ['Cloud IaaS', '', 'software'],
    ['', '[Monitor] 23" IPS, $99', 'electronics'],
    ['', "Men's oak-brown trousers", 'fashion'],
    ['', 'Egerns Dyreklinik: 9 % rabat', 'services'],
    ['', 'Egerns Guld & Sølv: 9 % rabat', 'fashion'],
    ['', 'Den lille Centerslagter', 'food-drink'],
    ['', 'Something of wood', 'other'],
  ])('%s / %s', (label, title, category) => {
    expect(findCategory(label, title, 'oak.com')).toBe(category)
  })
})

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

it('an earlier sighting of a shown offer moves its beginning alone', () => {
  const stored = {
    sign: 'a',
    source: 'new-list',
    source_list: ['new-list', 'old-list'],
    source_add_time: new Date('2026-01-01'),
    first_seen_at: new Date('2026-01-01'),
  }
  const draft = {
    sign: 'b',
    source: 'old-list',
    sourceAddTime: new Date('2025-01-01'),
    firstSeenAt: new Date('2025-01-01'),
  }
  expect(mergeOffer(stored, draft as OfferDraft)).toEqual({
    outcome: 'changed',
    takesOver: false,
    sources: ['new-list', 'old-list'],
    firstSeenAt: new Date('2025-01-01'),
  })
})
