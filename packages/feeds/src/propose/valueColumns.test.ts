import { expect, it } from 'vitest'
import { readFeed } from '../readFeed/readFeed.ts'
import { aDraftContext } from '../testing/aDraftContext.ts'
import { collectDrafts } from '../testing/collect.ts'
import { proposeMap } from './proposeMap.ts'

async function readTable(rows: readonly string[]) {
  const feed = (async function* () {
    yield Buffer.from(rows.join('\n'))
  })()
  const drafts = await collectDrafts(readFeed(feed, { ...aDraftContext(), format: 'csv' }))
  return drafts.map(({ draft }) => draft)
}

it.each<[string, readonly string[], string]>([
  ['Voucher value', ['ACORN20', '', 'BARK-15'], 'codes'],
  ['Voucher value', ['10', '15', '20'], 'discount.amount'],
  ['Voucher value (EUR)', ['10', '15', '20'], 'discount.money'],
  ['Value (EUR)', ['10', '15', '20'], 'discount.money'],
])('takes "%s" that holds %j for %s', (name, cells, field) => {
  const records = cells.map((cell) => ({ Shop: 'Oak', Title: '20% off acorns', [name]: cell }))
  const { taken } = proposeMap(records, { name: 'feed', records: '', language: 'en' })
  expect(taken.find(({ column }) => column === name)?.field).toBe(field)
})

it('reads a figure in the column of what is saved by the type beside it', async () => {
  const rows = ['Shop,Headline,Discount,Discount type,Url', 'Oak,Lamps,0.15,pct,https://oak.com/a']
  rows.push('Oak,Chairs,10,eur,https://oak.com/b', 'Oak,Shelves,30,up to pct,https://oak.com/c')
  const drafts = await readTable(rows)
  expect(drafts.map((draft) => 'promotionOff' in draft && draft.promotionOff)).toEqual([
    '15% off',
    '€10 off',
    'Up to 30% off',
  ])
})

it.each([
  ['Offers of 2026, as of 27.11.2026;;', '2026-12-24'],
  ['Offers of 2026;;', '2026-12-24'],
  ['Offers;;', undefined],
])('days without a year are of what stands above the table: "%s"', async (title, ends) => {
  const drafts = await readTable([title, 'Store;Title;URL;Last day', 'Oak;10% off acorns;https://oak.com/a;24.12.'])
  expect(drafts.map((draft) => ('endsAt' in draft ? draft.endsAt?.toISOString().slice(0, 10) : draft))).toEqual([ends])
})

it('a basket is a condition of a list, too', async () => {
  const drafts = await readTable(['Store,Title,URL,Minimum order', 'Oak,10% off acorns,https://oak.com/a,€50'])
  expect(drafts).toMatchObject([{ conditions: { leastBasket: { amount: 50, currency: 'EUR' } } }])
})

it('a bare sum is money of the land, in its title too', async () => {
  const feed = (async function* () {
    yield Buffer.from(
      'Händler;Titel;Rabatt;URL\nOak;Eicheln nur 49,-;;https://oak.com/a\nOak;Rad;200,-;https://oak.com/b',
    )
  })()
  const context = aDraftContext({ language: 'de-DE' })
  const drafts = await collectDrafts(readFeed(feed, { ...context, format: 'csv' }))
  expect(drafts.map(({ draft }) => draft)).toMatchObject([
    { title: 'Eicheln nur 49,-', discount: { kind: 'price', amount: 49, currency: 'EUR' } },
    { discount: { kind: 'money', amount: 200, currency: 'EUR' } },
  ])
})
