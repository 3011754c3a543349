import { constantFrom, property, assert as assertProperty, shuffledSubarray } from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { feedMapSchema } from '../map/FeedMap.ts'
import { shortenMap } from './buildMap.ts'
import { proposeMap, type Proposal, type ProposalOptions } from './proposeMap.ts'

type Table = Readonly<Record<string, readonly unknown[]>>

/** Columns by their names, each with its cells. */
function toRecords(table: Table): Record<string, unknown>[] {
  const rows = Math.max(...Object.values(table).map(({ length }) => length))
  return Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(Object.entries(table).map(([name, cells]) => [name, cells[row] ?? ''])),
  )
}

const propose = (table: Table, options: Partial<ProposalOptions> = {}): Proposal =>
  proposeMap(toRecords(table), { name: 'feed', records: '', language: 'en', ...options })
const listFields = (table: Table, options?: Partial<ProposalOptions>) =>
  Object.fromEntries(propose(table, options).taken.map(({ column, field }) => [column, field]))
const whyLeft = (table: Table, column: string) => propose(table).left.find((one) => one.column === column)?.why

const LINKS = ['https://oak.com/sale', 'https://elm.co.uk/a/b', 'https://beech.de/neu', 'https://oak.com/acorns']
const TRACKERS = LINKS.map((link) => `https://www.awin1.com/cread.php?awinmid=1&ued=${encodeURIComponent(link)}`)
const TITLES = ['20% off acorns', 'Save £5 on leaves', '10% off all bark', '15% off your order']
const CODES = ['ACORN20', '', 'WINTERBARK10', 'OAK-15']
const STARTS = ['2026-11-01', '2026-11-02', '2026-11-20', '2026-11-03']
const ENDS = ['2026-11-30', '2026-12-24', '2026-12-01', '2026-11-03']
const CRYPTIC: Table = {
  'F-01': ['Oak', 'Elm', 'Beech', 'Oak'],
  'F-02': LINKS,
  'F-03': TITLES,
  'F-04': CODES,
  'F-05': STARTS,
  'F-06': ENDS,
  'F-07': ['X100', 'X101', 'X102', 'X103'],
}

describe('a column whose name says nothing is taken for what it holds', () => {
  it('where that is one field alone', () => {
    expect(listFields(CRYPTIC)).toEqual({
      'F-01': 'name',
      'F-02': 'link',
      'F-03': 'text',
      'F-04': 'codes',
      'F-05': 'starts',
      'F-06': 'ends',
    })
    expect(whyLeft(CRYPTIC, 'F-07')).toBe('its name says nothing, and it holds words in capitals, such as "X100"')
  })

  it.each<[string, Table, object]>([
    [
      'the link with the longer path of two to the same shops',
      { a: LINKS, b: LINKS.map((link) => new URL(link).origin) },
      { a: 'link', b: 'link' },
    ],
    [
      'links to the shops before links through a network',
      { a: TRACKERS.map((link) => link.replace(/&ued.*/, '')), b: LINKS },
      { b: 'link' },
    ],
    ['domains', { a: ['oak.com', 'elm.co.uk', 'beech.de', 'oak.com'] }, { a: 'link' }],
    ['the end beside a start that is named', { Start: STARTS, x: ENDS }, { Start: 'starts', x: 'ends' }],
    [
      'days of a spreadsheet that tell their order',
      { a: ['25/11/2026', '01/12/2026', '02/12/2026'], b: ['30/11/2026', '13/12/2026', '24/12/2026'] },
      { a: 'starts', b: 'ends' },
    ],
    [
      'a share that the titles say too',
      { Title: TITLES, p: ['20%', '', '10%', '15 %'] },
      { Title: 'text', p: 'discount.percent' },
    ],
    [
      'a title before the longer text',
      { a: TITLES, b: TITLES.map((title) => `${title}, as long as stocks last, online and in all of our shops`) },
      { a: 'text', b: 'text' },
    ],
    ['categories', { a: ['Fashion', 'Electronics', 'Fashion', 'Fashion'] }, { a: 'category' }],
  ])('%s', (_, table, fields) => {
    expect(listFields(table)).toEqual(fields)
  })

  it.each<[string, Table]>([
    ['two links to different shops', { a: LINKS, b: LINKS.toReversed().map((link) => link.replace('oak', 'ash')) }],
    ['one day alone', { a: ENDS }],
    ['three days', { a: STARTS, b: ENDS, c: ENDS.map(() => '2027-01-01') }],
    [
      'days whose order nothing tells',
      { a: ['01/02/2026', '03/04/2026', '05/06/2026'], b: ['02/03/2026', '04/05/2026', '06/07/2026'] },
    ],
    [
      'days of which neither is always the first',
      { a: ['2026-11-01', '2026-12-09', '2026-11-02'], b: ['2026-11-30', '2026-11-01', '2026-11-02'] },
    ],
    [
      'a share of which nothing tells whose it is',
      { Title: TITLES.map((title) => title.replace(/\d+/, '50')), p: ['4%', '5%', '4%', '8%'] },
    ],
    ['numbers of stock of one shape', { a: ['ITEM-101', 'ITEM-102', 'ITEM-103', 'ITEM-104'] }],
    ['models of several', { a: ['RTX4090', 'RX680', 'GT1030A', 'QH75001'] }],
    ['numbers of stock', { a: ['AB-1001', 'AB-1002', 'CD-1003', 'CD-1004'] }],
    ['models', { a: ['RTX4090', 'GTX1080', 'RX6800', 'RTX3060'] }],
    ['two texts of one length', { a: TITLES, b: TITLES.toReversed() }],
    ['brands in capitals', { a: ['ACORN', 'BEECHNUT', 'CEDAR', 'DOGWOOD'] }],
    ['pictures', { a: LINKS.map((link) => `${link}.png`) }],
    ['mail addresses', { a: ['a@oak.com', 'b@elm.com', 'c@beech.de'] }],
    ['two columns of codes', { a: CODES, b: CODES.map((code) => code && `B${code}`) }],
    ['too few cells', { a: LINKS.slice(0, 2) }],
  ])('and left where it is not clear: %s', (_, table) => {
    const columns = Object.keys(table).filter((name) => name !== 'Title')
    expect(Object.keys(listFields(table)).filter((name) => columns.includes(name))).toEqual([])
    expect(propose(table).left.map(({ column }) => column)).toEqual(columns)
  })
})

describe('a name is believed', () => {
  it.each<[string, Table, object, string]>([
    [
      'unless its cells are something else',
      { Code: STARTS, Shop: ['Oak', 'Elm'] },
      { Shop: 'name' },
      'its name says codes, but it holds days, such as "2026-11-01"',
    ],
    ['in one meaning, by its cells', { Code: CODES, Name: TITLES }, { Code: 'codes', Name: 'text' }, ''],
    ['in the other', { Link: LINKS, Name: ['Oak', 'Elm', 'Beech', 'Oak'] }, { Link: 'link', Name: 'name' }, ''],
    [
      'in none where they leave it open',
      { Date: ENDS, Shop: ['Oak'] },
      { Shop: 'name' },
      'its name may mean starts or ends or addedOn, and it holds days, such as "2026-11-03"',
    ],
    [
      'once where a record has one',
      { Brand: ['Acorn', 'Leaf'], Merchant: ['Oak', 'Elm'] },
      { Merchant: 'name' },
      'name is taken from Merchant',
    ],
    [
      'where it says what no offer has',
      { Shop: ['Oak', 'Elm', 'Ash'], Commission: ['5%', '4%', '6%'] },
      { Shop: 'name' },
      'what the network pays, which no offer has',
    ],
    [
      'though its column is empty',
      { Shop: ['Oak'], Code: [''], x: [''] },
      { Shop: 'name', Code: 'codes' },
      'it is empty',
    ],
    [
      'for a feed of today alone',
      { Shop: ['Oak'], 'Offer ID': ['7'], Exclusive: ['yes'] },
      { Shop: 'name', 'Offer ID': 'id' },
      'exclusive, which counts in a feed that lists what stands today',
    ],
  ])('%s', (_, table, fields, why) => {
    expect(listFields(table)).toEqual(fields)
    expect(propose(table).left[0]?.why ?? '').toBe(why)
  })
})

it('of two links to the same shops the longer counts first', () => {
  const homes = LINKS.map((link) => new URL(link).origin)
  expect(propose({ Title: TITLES, a: homes, b: LINKS }).map?.fields).toEqual({ text: 'Title', link: ['b', 'a'] })
})

it('mail addresses are told from names', () => {
  expect(whyLeft({ a: ['a@oak.com', 'b@elm.com'] }, 'a')).toBe(
    'its name says nothing, and it holds mail addresses, such as "a@oak.com"',
  )
})

it('a map is never found by a number where its records have names', () => {
  expect(propose({ '5': LINKS, Title: TITLES }).map?.recognise).toEqual(['Title', '5'])
})

describe('the map', () => {
  const NAMED: Table = {
    Händler: ['Oak', 'Elm'],
    'Ziel-URL': LINKS,
    Trackinglink: TRACKERS,
    Titel: TITLES,
    Beschreibung: TITLES,
    Code: CODES,
    'Rabatt (€)': ['5', '7'],
    Status: ['aktiv', 'pausiert'],
    Nr: ['1', '2'],
  }

  it('has the link to the shop before that through the network, the title before the description, and what a name tells', () => {
    expect(propose(NAMED, { language: 'de', records: 'data.offers' }).map).toMatchObject({
      records: 'data.offers',
      standard: { language: 'de', currency: 'EUR' },
      leave: { Status: expect.arrayContaining(['pausiert', 'abgelaufen']) },
      needsWorth: false,
      live: false,
      fields: {
        link: ['Ziel-URL', 'Trackinglink'],
        text: ['Titel', 'Beschreibung'],
        discount: { money: 'Rabatt (€)' },
      },
    })
  })

  it('of a feed that lists what stands today has ids, states and a description', () => {
    expect(propose(NAMED, { isLive: true }).map).toMatchObject({
      live: true,
      leave: {},
      words: { withdrawn: expect.arrayContaining(['pausiert']) },
      fields: { id: 'Nr', status: 'Status', text: 'Titel', description: 'Beschreibung' },
    })
  })

  it('takes titles and links alone only where they say what is saved', () => {
    expect(propose({ Title: TITLES, Link: LINKS }).map).toMatchObject({ needsWorth: true })
  })

  it.each<[string, Table, readonly string[]]>([
    ['whose offers these are', { Title: TITLES }, ['whose offers these are: a merchant, or a link to it']],
    ['what is offered', { Shop: ['Oak'] }, ['what is offered: a title, a code or a discount']],
  ])('is none where nothing says %s', (_, table, missing) => {
    expect(propose(table)).toMatchObject({ map: null, missing })
  })

  it.each<[string, Table]>([
    ['no name says whose offers these are', { ...CRYPTIC, Code: CODES }],
    ['one name alone is known', { Shop: ['Oak'], x: TITLES }],
  ])('is none that nobody has looked at where %s', (_, table) => {
    expect(propose(table, { isUnattended: true }).map).toBeNull()
  })

  it.each<[string, Table, Record<string, string>]>([
    ['what names say', { Shop: ['Oak'], Title: TITLES }, { Shop: 'name', Title: 'text' }],
    [
      'what cells say beside them',
      { Shop: ['Oak'], Code: CODES, x: TITLES },
      { Shop: 'name', x: 'text', Code: 'codes' },
    ],
  ])('that nobody has looked at takes %s', (_, table, fields) => {
    expect(propose(table, { isUnattended: true }).map).not.toBeNull()
    expect(listFields(table)).toEqual(fields)
  })

  it('finds fields of records within records, and none in what all objects have', () => {
    const records = [
      JSON.parse(
        '{"__proto__":{"title":"x"},"attributes":{"title":"20% off"},"merchant":{"name":"Oak","url":"https://oak.com"}}',
      ),
    ]
    expect(proposeMap(records, { name: 'feed', records: '', language: 'en' }).map?.fields).toEqual({
      name: 'merchant.name',
      text: 'attributes.title',
      link: 'merchant.url',
    })
  })

  it('takes a code from a record within them that some of them do not have', () => {
    const homepage = 'https://oak.com'
    const records = [
      { headline: '20% off acorns', programme: { homepage }, voucher: { value: 'ACORN20' } },
      { headline: '10% off leaves', programme: { homepage }, voucher: null },
      { headline: '10% off all bark', programme: { homepage }, voucher: { value: 'BARK-15' } },
    ]
    const { map, left } = proposeMap(records, { name: 'feed', records: '', language: 'en' })
    expect(map?.fields).toMatchObject({ codes: 'voucher.value', link: 'programme.homepage', text: 'headline' })
    expect(left).toEqual([])
  })

  const LIVE: Table = {
    ...NAMED,
    Marke: ['Acorn', 'Leaf'],
    Angebot: TITLES,
    ...CRYPTIC,
    Gutschein: TITLES,
    Datum: ENDS,
    Bild: LINKS.map((link) => `${link}.png`),
    '7': ['1'],
  }

  it('is the same whatever the order of the columns, and one that is read again from its file', () => {
    const names = Object.keys(LIVE)
    const inOrder = (order: readonly string[]): Table =>
      Object.fromEntries(order.map((name) => [name, LIVE[name] ?? []]))
    const some = shuffledSubarray(names, { minLength: 3 })
    assertProperty(
      property(some, constantFrom(true, false), (order, isLive) => {
        const proposal = propose(inOrder(order), { isLive })
        expect(propose(inOrder(order.toSorted()), { isLive })).toEqual(proposal)
        const maps = [proposal.map ?? []].flat()
        expect(maps.map((map) => v.parse(feedMapSchema, JSON.parse(JSON.stringify(shortenMap(map)))))).toEqual(maps)
        expect([...proposal.taken, ...proposal.left].map(({ column }) => column).toSorted()).toEqual(order.toSorted())
      }),
    )
  })
})
