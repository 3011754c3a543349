import { describe, expect, it } from 'vitest'
import { isReject } from '../draft/Draft.ts'
import { aDraftContext } from '../testing/aDraftContext.ts'
import { createMappedDrafts } from '../testing/mappedDrafts.ts'
import { discountByMap } from './discountByMap.ts'
import { NO_STYLES, readStyles } from './columnStyles.ts'
import { draftByMap } from './offerByMap.ts'
import { type FeedMap, type OfferMap } from './FeedMap.ts'

const map: OfferMap = {
  name: 'live',
  kind: 'offers',
  records: '',
  recognise: ['id'],
  looks: {},
  live: true,
  needsWorth: false,
  isDescription: false,
  standard: { currency: 'GBP', source: 'oak-feed' },
  take: {},
  leave: { kind: ['Voucher card'] },
  words: { withdrawn: ['gone'], percent: ['share'] },
  fields: {
    name: 'shop',
    text: 'title',
    description: 'about',
    link: ['home', 'url'],
    codes: 'code',
    terms: 'terms',
    discount: { type: 'type', amount: 'value', least: 'from', currency: 'currency', price: 'price', was: 'was' },
    ends: 'ends',
    id: 'id',
    status: 'status',
    exclusive: 'exclusive',
    personal: 'personal',
    joined: 'joined',
    tags: 'tags',
    brands: 'brands',
    regions: 'regions',
    publishUntil: 'shown until',
    leastBasket: 'basket',
    mostSaved: 'most',
    audience: 'who',
    uses: 'uses',
  },
}
const SOUND = { id: 'a1', shop: 'Oak', title: 'Acorns for less', url: 'https://oak.com/a', code: 'OAK2031' }
const readOffer = (fields: object) => draftByMap(map, NO_STYLES, 'feed', aDraftContext())({ ...SOUND, ...fields })
const readDrafts = createMappedDrafts('json')
const readDraft = (fields: object) => {
  const draft = readOffer(fields)
  if (isReject(draft) || !('upk' in draft)) throw new Error(JSON.stringify(draft))
  return draft
}

const readDiscount = (record: object, text = '') =>
  discountByMap(record, { map, styles: NO_STYLES, text, language: 'en' })

describe('a discount of several fields', () => {
  const percent = { kind: 'percent', percent: 20, upTo: false }
  it.each<[object, unknown]>([
    [{ type: 'percentage', value: '20' }, percent],
    [{ type: 'percentage', value: '0.20' }, percent],
    [{ type: 'Share', value: 20 }, percent],
    [{ value: '20%' }, percent],
    [
      { type: 'percent', value: 20, from: 10 },
      { ...percent, upTo: true },
    ],
    [{ type: 'percent', value: 400 }, null],
    [
      { type: 'fixed', value: '1.299,00' },
      { kind: 'money', amount: 1299, currency: 'GBP', upTo: false },
    ],
    [
      { type: 'fixed', value: '5', currency: 'eur' },
      { kind: 'money', amount: 5, currency: 'EUR', upTo: false },
    ],
    [{ type: 'fixed', value: '5', currency: 'acorns' }, null],
    [{ value: '5' }, null],
    [
      { type: 'eur', value: '5' },
      { kind: 'money', amount: 5, currency: 'EUR', upTo: false },
    ],
    [
      { type: 'euro', value: '12,95' },
      { kind: 'money', amount: 12.95, currency: 'EUR', upTo: false },
    ],
    [
      { type: 'fixed', value: '5', currency: '€' },
      { kind: 'money', amount: 5, currency: 'EUR', upTo: false },
    ],
    [
      { type: 'fixed', value: '5', currency: 'zł' },
      { kind: 'money', amount: 5, currency: 'PLN', upTo: false },
    ],
    [{ type: 'fixed', value: '5', currency: 'euro stars' }, null],
    [
      { type: 'up to pct', value: '20' },
      { ...percent, upTo: true },
    ],
    [
      { type: '2nd item pct', value: '20' },
      { kind: 'bundle', buy: 1, get: 1, saving: { kind: 'percent', percent: 20 } },
    ],
    [
      { type: 'cashback', value: '5%' },
      { kind: 'other', text: '5% cashback' },
    ],
    [
      { type: 'from', price: '£7', was: '£9.50' },
      { kind: 'price', amount: 7, was: null, currency: 'GBP', from: true },
    ],
    [{ type: 'Versandkostenfrei' }, { kind: 'free-delivery' }],
    [{ type: 'free shipping' }, { kind: 'free-delivery' }],
    [
      { type: 'credits', value: 100, from: 10, currency: 'USD' },
      { kind: 'other', text: 'Up to $100 in credits' },
    ],
    [
      { price: '£7', was: '£9.50' },
      { kind: 'price', amount: 7, was: 9.5, currency: 'GBP', from: false },
    ],
    [{ price: 'ab 7,50 €' }, { kind: 'price', amount: 7.5, was: null, currency: 'EUR', from: true }],
    [{ price: 'vanaf € 7,50' }, { kind: 'price', amount: 7.5, was: null, currency: 'EUR', from: true }],
    [{ price: '750円から' }, { kind: 'price', amount: 750, was: null, currency: 'JPY', from: true }],
    [
      { price: 'from £7', was: '£9.50' },
      { kind: 'price', amount: 7, was: 9.5, currency: 'GBP', from: false },
    ],
    [{ value: 'od 19,99 zł' }, { kind: 'price', amount: 19.99, was: null, currency: 'PLN', from: true }],
    [
      { price: '€7', was: '£9.50' },
      { kind: 'price', amount: 7, was: null, currency: 'EUR', from: false },
    ],
  ])('%j', (record, discount) => {
    expect(readDiscount(record)).toEqual(discount)
  })

  it.each([
    ['ab 19,99 €', { kind: 'price', amount: 19.99, was: null, currency: 'EUR', from: true }],
    ['od 19,99 zł', { kind: 'price', amount: 19.99, was: null, currency: 'PLN', from: true }],
    ['fra kr. 199', { kind: 'price', amount: 199, was: null, currency: 'DKK', from: true }],
    ['EUR 19,99', { kind: 'money', amount: 19.99, currency: 'EUR', upTo: false }],
    ['bis 19,99 €', { kind: 'money', amount: 19.99, currency: 'EUR', upTo: true }],
  ])('a cell of what is saved may name the lowest price: %s', (text, discount) => {
    const saved = { ...map, fields: { ...map.fields, discount: 'saved' } }
    expect(discountByMap({ saved: text }, { map: saved, styles: NO_STYLES, text: '', language: 'en' })).toEqual(
      discount,
    )
  })

  it.each([
    ['Off any laptop', { kind: 'money', amount: 150, currency: 'USD', upTo: false }],
    ['Save on mice, only now', { kind: 'money', amount: 150, currency: 'USD', upTo: false }],
    ['Screens, price now', { kind: 'price', amount: 150, was: null, currency: 'USD', from: false }],
    ['Keyboards from', { kind: 'price', amount: 150, was: null, currency: 'USD', from: true }],
    ['Laptops', null],
  ])('a sum alone is what the title says: %s', (title, discount) => {
    expect(readDiscount({ value: '150', currency: 'USD' }, title)).toEqual(discount)
  })
})

it.each([
  ['a share of cashback', { type: 'percent', value: 5 }, '5% cashback', null],
  [
    'an amount beside old and new price',
    { type: 'fixed', value: '150', currency: 'EUR' },
    'Washer, was €649, now €499',
    { kind: 'price', amount: 499, was: 649, currency: 'EUR', from: false },
  ],
  [
    'a sign that means the currency of the record',
    { currency: 'MXN' },
    '$500 off sofas',
    { kind: 'money', amount: 500, currency: 'MXN', upTo: false },
  ],
  ['words alone', { currency: 'MXN' }, '20% off sofas', null],
])('%s is read with the words beside it', (_, record, text, discount) => {
  expect(readDiscount(record, text)).toEqual(discount)
})

describe('a feed of an operator that lists what stands today', () => {
  it('gives what it has in fields of their own', () => {
    const given = {
      status: 'Gone',
      exclusive: 'Yes',
      tags: ['autumn'],
      brands: 'Oak & Co',
      basket: '50',
      most: '€9',
      who: 'new clients',
      uses: 1,
    }
    expect(
      readDraft({ ...given, terms: '**Not** on sale items', 'shown until': '45981', about: 'In a bag' }),
    ).toMatchObject({
      title: 'Acorns for less',
      detail: 'In a bag',
      listing: { externalId: 'a1', isWithdrawn: true },
      isExclusive: true,
      tags: ['autumn'],
      brands: ['oak-and-co'],
      publishUntil: new Date('2025-11-20T23:59:59Z'),
      conditions: {
        leastBasket: { amount: 50, currency: 'GBP' },
        mostSaved: { amount: 9, currency: 'EUR' },
        audience: 'new-customers',
        uses: 1,
      },
      source: 'oak-feed',
    })
  })

  it.each<[object, object]>([
    [{ personal: 'true' }, { reason: 'personal' }],
    [{ joined: 'no' }, { reason: 'not_joined' }],
    [{ kind: 'voucher card' }, { reason: 'left_out' }],
    [{ regions: 'Germany, FR' }, { reason: 'other_region' }],
    [{ regions: 'uk' }, { code: 'OAK2031' }],
    [{ regions: ['Worldwide'] }, { code: 'OAK2031' }],
    [{ code: '1.00E+05' }, { reason: 'damaged_code' }],
    [{ id: '1.23457E+14' }, { listing: null }],
    [{ url: 'https://www.awin1.com/cread.php?awinmid=1&ued=https%3A%2F%2Foak.com%2Fa' }, { domain: 'oak.com' }],
    [{ home: 'elm.com' }, { domain: 'elm.com' }],
    [{ status: 'expired', ends: '2020-01-01' }, { listing: { externalId: 'a1', isWithdrawn: false } }],
  ])('%j', (fields, expected) => {
    expect(readOffer(fields)).toMatchObject(expected)
  })

  it('says so: a list has none of these fields', async () => {
    const { live: _, ...list } = map
    await expect(readDrafts(JSON.stringify([SOUND]), list)).rejects.toThrow(/is no map: .*"live": true/)
  })
})

it('the number of a model is no code, what a title calls a code is one', () => {
  const list: FeedMap = { ...map, live: false, fields: { text: 'title', link: 'url' } }
  const draft = draftByMap(list, NO_STYLES, 'feed', aDraftContext())
  expect(draft({ title: 'Oak FX-8320 20% off', url: 'https://oak.com' })).toMatchObject({ code: '' })
  expect(draft({ title: 'Oak 20% off, code OAK8320', url: 'https://oak.com' })).toMatchObject({ code: 'OAK8320' })
})

it('a list whose records need not be offers takes those with a code or a discount', () => {
  const list: FeedMap = { ...map, live: false, needsWorth: true, fields: { text: 'title', link: 'url' } }
  const draft = draftByMap(list, NO_STYLES, 'feed', aDraftContext())
  expect(draft({ title: 'I made a bag', url: 'https://oak.com' })).toEqual({ reason: 'no_offer' })
  expect(draft({ title: '20% off bags', url: 'https://oak.com' })).toMatchObject({ title: '20% off bags' })
})

it('a map names a link or a merchant', async () => {
  const neither = { name: 'titles', kind: 'offers', recognise: ['title'], fields: { text: 'title' } }
  await expect(readDrafts(JSON.stringify([SOUND]), neither)).rejects.toThrow(/neither "link" nor "name"/)
})

it('a date is meant as the map says, whatever the column shows', async () => {
  const styles = await readStyles((async function* () {})(), { ...map, dates: 'day-first' })
  expect(styles.dates).toEqual({ ends: 'day-first', publishUntil: 'day-first' })
})
