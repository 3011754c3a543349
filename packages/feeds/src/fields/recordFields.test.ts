import { describe, expect, it } from 'vitest'
import { FeedRecord } from './FeedRecord.ts'
import { regionCodes } from './regionCodes.ts'
import { merchantLink } from './merchantLink.ts'
import { parseDiscount } from './parseDiscount.ts'

describe('a field of a record', () => {
  const record = FeedRecord.from({
    'offer text': ' Acorns ',
    Offer_Value: 5,
    publisherExclusive: 'Yes',
    featured: 0,
    shop: { Name: 'Oak' },
    labels: [{ name: 'a' }, 'b', 3, null, {}],
    words: 'a, b;c|d,,',
    empty: '',
    big: Infinity,
    terms: 'x'.repeat(30_000),
  })

  it.each([
    ['however its key is written', record.text('offertext'), 'Acorns'],
    ['a number', record.text('offervalue'), '5'],
    ['the first that is filled', record.text('nothing', 'empty', 'offervalue'), '5'],
    ['of two spellings the one that is filled', FeedRecord.from({ Code: ' ', code: 'OAK' }).text('code'), 'OAK'],
    ['of two filled the first', FeedRecord.from({ Code: 'OAK', code: 'ELM' }).text('code'), 'OAK'],
    ['none', record.text('nothing'), ''],
    ['no text', record.text('shop'), ''],
    ['a number without end', record.number('big'), null],
    ['yes', record.flag('publisherexclusive'), true],
    ['no', record.flag('featured'), false],
    ['neither', record.flag('offertext', 'nothing'), null],
    ['a record', record.nested('shop').text('name'), 'Oak'],
    ['no record', record.nested('offertext').size, 0],
    ['names in a list', record.labels('labels'), ['a', 'b', '3']],
    ['names in a text', record.labels('words'), ['a', 'b', 'c', 'd']],
    ['a text is capped', record.text('terms').length, 4000],
    ['but terms are long', record.terms('terms').length, 20_000],
    ['what all objects have is none', FeedRecord.from(JSON.parse('{"__proto__":"x"}')).text('toString'), ''],
  ])('%s', (_, found, value) => {
    expect(found).toEqual(value)
  })
})

it.each([
  ['GB,de', 'GB,DE'],
  ['United Kingdom,germany', 'GB,DE'],
  ['UK,USA,Czech Republic', 'GB,US,CZ'],
  ['Worldwide', ''],
  ['DE,All', ''],
  ['00', ''],
  ['', ''],
  ['Oakland', 'Oakland'],
])('the countries of %j are %j', (said, codes) => {
  expect(regionCodes(said.split(',')).join(',')).toBe(codes)
})

const NETWORK = 'https://ad.admitad.com/g/abc/'

it.each([
  ['a page', 'https://oak.com/', [`${NETWORK}?ulp=https%3A%2F%2Fwww.oak.com%2Fa`], 'https://www.oak.com/a'],
  ['a page of another shop', 'https://oak.com/', [`${NETWORK}?ulp=https%3A%2F%2Fevil.com%2Fa`], 'https://oak.com/'],
  ['nothing', 'https://oak.com/', [NETWORK], 'https://oak.com/'],
  ['nothing, and no home', '', [NETWORK], ''],
  ['a page, and no home', 'n/a', ['', NETWORK, 'https://oak.com/b'], 'https://oak.com/b'],
])('the address of an offer whose links tell %s', (_, own, leading, link) => {
  expect(merchantLink({ own, leading })).toBe(link)
})

it.each<[string, string, object | null]>([
  ['10%', '', { kind: 'percent', percent: 10, upTo: false }],
  ['-10 %', '', { kind: 'percent', percent: 10, upTo: false }],
  ['12,5% off', '', { kind: 'percent', percent: 12.5, upTo: false }],
  ['10%', 'Up to 10% off acorns', { kind: 'percent', percent: 10, upTo: true }],
  ['Up to 10%', '', { kind: 'percent', percent: 10, upTo: true }],
  ['£5', '', { kind: 'money', amount: 5, currency: 'GBP', upTo: false }],
  ['500 INR', '', { kind: 'money', amount: 500, currency: 'INR', upTo: false }],
  ['£5', 'Acorns for only £5', null],
  ['bis zu 10 %', '', { kind: 'percent', percent: 10, upTo: true }],
  ['10% Rabatt', '', { kind: 'percent', percent: 10, upTo: false }],
  ['do -50%', '', { kind: 'percent', percent: 50, upTo: true }],
  ["200 TL'ye varan indirim", '', { kind: 'money', amount: 200, currency: 'TRY', upTo: true }],
  ['3%', '3% cashback on everything', null],
  ['20%', '20% off, and 3% cashback', { kind: 'percent', percent: 20, upTo: false }],
  ['500', '', null],
  ['0%', '', null],
  ['150%', '', null],
  ['', '10% off', null],
  ['soon', '', null],
])('%s, said of %j, is worth', (value, title, discount) => {
  expect(parseDiscount(value, title)).toEqual(discount)
})
