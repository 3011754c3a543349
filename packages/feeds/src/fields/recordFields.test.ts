import { describe, expect, it } from 'vitest'
import { flagIn, labelsIn, numberIn, recordIn, termsIn, textIn, toLooseRecord } from './LooseRecord.ts'
import { regionCodes } from './regionCodes.ts'
import { shopLink } from './shopLink.ts'
import { sumDiscount } from './sumDiscount.ts'

describe('a field of a record', () => {
  const record = toLooseRecord({
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
    ['however its key is written', textIn(record, 'offertext'), 'Acorns'],
    ['a number', textIn(record, 'offervalue'), '5'],
    ['the first that is filled', textIn(record, 'nothing', 'empty', 'offervalue'), '5'],
    ['of two spellings the one that is filled', textIn(toLooseRecord({ Code: ' ', code: 'OAK' }), 'code'), 'OAK'],
    ['of two filled the first', textIn(toLooseRecord({ Code: 'OAK', code: 'ELM' }), 'code'), 'OAK'],
    ['none', textIn(record, 'nothing'), ''],
    ['no text', textIn(record, 'shop'), ''],
    ['a number without end', numberIn(record, 'big'), null],
    ['yes', flagIn(record, 'publisherexclusive'), true],
    ['no', flagIn(record, 'featured'), false],
    ['neither', flagIn(record, 'offertext', 'nothing'), null],
    ['a record', textIn(recordIn(record, 'shop'), 'name'), 'Oak'],
    ['no record', recordIn(record, 'offertext').size, 0],
    ['names in a list', labelsIn(record, 'labels'), ['a', 'b', '3']],
    ['names in a text', labelsIn(record, 'words'), ['a', 'b', 'c', 'd']],
    ['a text is capped', textIn(record, 'terms').length, 4000],
    ['but terms are long', termsIn(record, 'terms').length, 20_000],
    ['what all objects have is none', textIn(toLooseRecord(JSON.parse('{"__proto__":"x"}')), 'toString'), ''],
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
  expect(shopLink({ own, leading })).toBe(link)
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
  ['500', '', null],
  ['0%', '', null],
  ['150%', '', null],
  ['', '10% off', null],
  ['soon', '', null],
])('%s, said of %j, is worth', (value, title, discount) => {
  expect(sumDiscount(value, title)).toEqual(discount)
})
