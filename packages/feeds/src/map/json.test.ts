import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Discount } from '../discount/Discount.ts'
import { parseDiscountField } from './parseDiscountField.ts'
import { type FeedMap } from './FeedMap.ts'
import { fieldAt } from './fieldAt.ts'
import { readMap, readMaps } from './findMap.ts'
import { readJson } from './readJson.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-json-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(text: string, name = 'feed.json'): string {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

const merchants: FeedMap = {
  name: 'shops',
  kind: 'merchants',
  records: '',
  recognise: ['domain', 'title'],
  looks: {},
  fields: { domain: 'domain', name: 'title' },
}
const nested: FeedMap = { ...merchants, name: 'nested', records: 'data.shops' }

async function lines(text: string, given: FeedMap | null = null): Promise<string[]> {
  const { map, open } = await readJson(write(text), given, [merchants, nested])
  const found = [map.name]
  for await (const { line, value, issue } of open())
    found.push(`${line} ${issue ?? JSON.stringify(fieldAt(value, 'domain'))}`)
  return found
}

describe('readJson', () => {
  it.each<[string, string, string[]]>([
    ['lines', '{"domain":"a.com","title":"A"}\n\n{"domain":"b.com"}', ['shops', '1 "a.com"', '3 "b.com"']],
    ['one line', '\uFEFF{"domain":"a.com","title":"A"}', ['shops', '1 "a.com"']],
    [
      'lines, one broken',
      '{"domain":"a.com","title":"A"}\r\n{"domain":"b',
      ['shops', '1 "a.com"', '2 unreadable_line'],
    ],
    ['lines, the first broken', 'oops\n{"domain":"a.com","title":"A"}', ['shops', '1 unreadable_line', '2 "a.com"']],
    ['a list', '[{"domain":"a.com","title":"A"}, 7]', ['shops', '1 "a.com"', '2 unreadable_line']],
    ['a list over lines', '[\n {\n  "domain": "a.com",\n  "title": "A"\n }\n]', ['shops', '1 "a.com"']],
    ['a document', '{"data":{"shops":[{"domain":"a.com","title":"A"}]}}', ['nested', '1 "a.com"']],
  ])('reads %s', async (_, text, expected) => {
    expect(await lines(text)).toEqual(expected)
  })

  it.each([
    ['', 'empty'],
    [' \n ', 'empty'],
    ['[]', 'empty'],
    ['blah', 'broken'],
    ['[{"domain":', 'broken'],
    ['{"price":1,"name":"x"}', 'unknown-shape'],
    ['[{"price":1}]', 'unknown-shape'],
    ['{"offers":[{"price":1}]}', 'unknown-shape'],
    ['7', 'unknown-shape'],
    ['[null]', 'unknown-shape'],
  ])('refuses %j as %s', async (text, word) => {
    await expect(lines(text)).rejects.toMatchObject({ word })
  })

  it('refuses a document of more records than the memory holds', async () => {
    await expect(lines(`[${'{},'.repeat(1_000_000)}{}]`)).rejects.toMatchObject({ word: 'unreadable' })
  })

  it('says what it saw in an unknown shape', async () => {
    await expect(lines('{"offers":[{"vendor":"A","price":1}]}')).rejects.toThrow(
      /Seen: records with offers \(a list of records with vendor, price\)\. Known shapes: shops, nested/,
    )
  })

  it('reads by the map that is given, whatever the shape', async () => {
    expect(await lines('{"domain":"a.com"}', merchants)).toEqual(['shops', '1 "a.com"'])
    await expect(lines('{"domain":"a.com"}', nested)).rejects.toThrow(/has no list at "data\.shops"/)
  })
})

describe('maps', () => {
  it('of known shapes are whole', () => {
    expect(readMaps().map(({ name }) => name)).toEqual([
      'agentdeals-changes',
      'agentdeals-offers',
      'cloudcredits-programs',
      'merchant-lines',
      'offer-lines',
      'rabatten-rows',
      'reddit-posts',
      'shopify-discounts',
      'woocommerce-coupons',
    ])
  })

  it.each([
    ['{"name":"x"}', /kind/],
    ['{"name":"x","kind":"merchants","recognise":["a"],"fields":{"domain":"a","name":"b","oops":"c"}}', /fields\.oops/],
    ['oops', /whole file/],
  ])('that are wrong are refused: %s', (text, message) => {
    expect(() => readMap(write(text, 'map.json'))).toThrow(message)
  })

  it('that are missing are refused', () => {
    expect(() => readMap(path.join(folder, 'none.json'))).toThrow(/cannot be read/)
  })
})

const pounds = (amount: number, upTo = false): Discount => ({ kind: 'money', amount, currency: 'GBP', upTo })
const euros = (amount: number, upTo = false): Discount => ({ kind: 'money', amount, currency: 'EUR', upTo })

describe('parseDiscountField', () => {
  it.each<[unknown, string, Discount | null]>([
    [{ kind: 'percent', value: 4.5 }, '', { kind: 'percent', percent: 4.5, upTo: false }],
    [{ kind: 'percent', value: 40 }, 'Up to 40% off', { kind: 'percent', percent: 40, upTo: true }],
    [{ kind: 'percent', value: 400 }, '', null],
    [{ kind: 'free' }, 'Acorns for nothing', { kind: 'free' }],
    [{ kind: 'amount', text: '$10' }, '$10 off acorns', { kind: 'money', amount: 10, currency: 'USD', upTo: false }],
    [
      { kind: 'amount', text: '$10' },
      'Acorns, in a bag',
      { kind: 'price', amount: 10, was: null, currency: 'USD', from: false },
    ],
    [{ kind: 'amount', text: '$99' }, 'Waived fee (worth $99)', { kind: 'other', text: 'Worth $99' }],
    [
      { kind: 'price', from: '₺9,99', to: 'Free' },
      '',
      { kind: 'price', amount: 0, was: 9.99, currency: 'TRY', from: false },
    ],
    [{ kind: 'text', text: '30 Øre/L' }, '', { kind: 'other', text: '30 Øre/L' }],
    [{ kind: 'credits', value: 5000, currency: 'USD' }, '', { kind: 'other', text: '5,000 USD in credits' }],
    [{ kind: 'credits', value: 0, currency: 'USD' }, 'Get 20% off', { kind: 'percent', percent: 20, upTo: false }],
    ['OAK20', '', null],
    ['OAK20', '5% off', null],
    ['EUR50', '', { kind: 'money', amount: 50, currency: 'EUR', upTo: false }],
    ['KR500', '', { kind: 'other', text: 'KR500' }],
    ['Welcome pack 24', '', { kind: 'other', text: 'Welcome pack 24' }],
    ['4,5 %', '', { kind: 'percent', percent: 4.5, upTo: false }],
    ['10 - 15 %', '', { kind: 'percent', percent: 15, upTo: true }],
    ['20\u201130%', '', { kind: 'percent', percent: 30, upTo: true }],
    ['20/30%', '', { kind: 'percent', percent: 30, upTo: true }],
    ['33.333%', '', { kind: 'percent', percent: 33.33, upTo: false }],
    ['66,667 % off', '', { kind: 'percent', percent: 66.67, upTo: false }],
    ['10%*', '', { kind: 'percent', percent: 10, upTo: false }],
    ['10% (max £20)', '', { kind: 'percent', percent: 10, upTo: false }],
    ['10% (max £20)', 'Up to 10% off', { kind: 'percent', percent: 10, upTo: true }],
    ['10% (15% for members)', '', { kind: 'percent', percent: 10, upTo: false }],
    ['10% (cashback)', '', { kind: 'other', text: '10% (cashback)' }],
    ['50% (2nd item)', '', { kind: 'bundle', buy: 1, get: 1, saving: { kind: 'percent', percent: 50 } }],
    ['50% + free gift', '', { kind: 'percent', percent: 50, upTo: false }],
    ['0% + free gift', '', { kind: 'gift' }],
    ['5% or €10', '', { kind: 'percent', percent: 5, upTo: false }],
    ['0%*', '20% off', null],
    [null, '50% off', null],
    [7, '', null],
  ])('%j beside "%s"', (value, text, discount) => {
    expect(parseDiscountField(value, text, 'en')).toEqual(discount)
  })

  it.each<[string, Discount]>([
    ['£10 (min spend £50)', pounds(10)],
    ['£10*', pounds(10)],
    ['£10†', pounds(10)],
    ['+£10', pounds(10)],
    ['£5 new customers', pounds(5)],
    ['£15 orders £100+', pounds(15)],
    ['up to £10 (min £50)', pounds(10, true)],
    ['£10-£20', pounds(20, true)],
    ['£5/£10', pounds(10, true)],
    ['£5/£10/£15', pounds(15, true)],
    ['£10/£100', pounds(10)],
    ['£10/€12', pounds(10)],
    ['£1k (new customers)', pounds(1000)],
    ['10 € (ab 50 €)', euros(10)],
    ['5-10 €', euros(10, true)],
    ['10 € für Neukunden', euros(10)],
    ['Rabatt: 10 €', euros(10)],
  ])('takes the sum that "%s" begins with as what is off', (cell, discount) => {
    expect(parseDiscountField(cell, 'Lamps', 'en-GB')).toEqual(discount)
  })

  it.each<[string, number]>([
    ['only £10', 10],
    ['from £10', 10],
    ['nur 10 €', 10],
    ['ab 50 €', 50],
    ['3 for £10', 10],
    ['Lamps now £10', 10],
    ['£10 only', 10],
    ['£5/month', 5],
    ['£5 a month', 5],
    ['£1 for 3 months', 1],
    ['10 € pro Monat', 10],
    ['750円から', 750],
    ['£10 (was £20)', 10],
  ])('takes the sum in "%s" as a price', (cell, amount) => {
    expect(parseDiscountField(cell, 'Lamps', 'en-GB')).toMatchObject({ kind: 'price', amount })
  })

  it.each(['NULL', 'N/A', 'NaN', 'None', 'nil', 'undefined', 'keine', '#N/A', '-', '?', '.', 'TBA', 'tbc', 'Unknown'])(
    'leaves "%s" to the words',
    (cell) => {
      expect(parseDiscountField(cell, '20% off lamps', 'en-GB')).toBeNull()
    },
  )

  it.each(['$0.00', '0,00 €', '0 EUR', '£0*', 'Lamps £10'])('leaves "%s" to the words', (cell) => {
    expect(parseDiscountField({ kind: 'text', text: cell }, '20% off lamps', 'en-GB')).toBeNull()
  })
})
