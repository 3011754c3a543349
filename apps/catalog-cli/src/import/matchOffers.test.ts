import { beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, daysAgo, NOW, UK } from '@clipfront/catalog/testing'
import { type GivenFields, type RawOffer, draftOffer, NOTHING_GIVEN, withDistinction } from '@clipfront/feeds/draft'
import { aDraftContext, aRawOffer } from '@clipfront/feeds/testing'
import { createMerchantWriter } from './createMerchantWriter.ts'
import { createOfferWriter } from './createOfferWriter.ts'
import { startRun } from './importRun.ts'

const { database } = await createTestDatabase()

beforeEach(async () => {
  await database.deleteFrom('merchant').execute()
})

type Fields = Partial<GivenFields> & Partial<Omit<RawOffer, 'given'>>

/** A record of a network, or of a list where it has no name: half price at Oak. */
function offer(title: string, fields: Fields = {}): RawOffer {
  const { externalId = '', isWithdrawn = false, source = 'awin', codes = [], ...others } = fields
  return aRawOffer({
    source,
    codes,
    discount: { kind: 'percent', percent: 50, upTo: false },
    ...others,
    given: { ...NOTHING_GIVEN, externalId, title, isWithdrawn },
  })
}

/** Titles whose worth stands at their end. */
const LONG = [
  'Momentum 4 wireless noise cancelling over-ear headphones, black: 50% off',
  'Professional cordless drill with two batteries, charger and case: 50% off',
]

/** A record of a list that has one text and the name of the merchant. */
function listed(text: string): RawOffer {
  const { given: _, ...raw } = offer('')
  return { ...raw, text }
}

const priced = (title: string, fields: Fields = {}) =>
  offer(title, { discount: { kind: 'price', amount: 29, was: null, currency: 'EUR', from: true }, ...fields })

/** @param windows each is compared as a whole */
async function read(windows: readonly (readonly RawOffer[])[], now = NOW) {
  const site = { code: UK, language: 'en-GB' as const }
  const run = await startRun(database, { site, now, format: 'awin', name: 'awin.json' })
  return database.transaction().execute(async (transaction) => {
    const merchants = await createMerchantWriter(transaction, { site: UK, now, run })
    const writeOffers = await createOfferWriter(transaction, { site, now, run }, merchants)
    const outcomes: string[] = []
    for (const window of windows) {
      const drafts = window.map((raw) => draftOffer(raw, aDraftContext({ now })))
      outcomes.push(...(await writeOffers(drafts.filter((draft) => 'upk' in draft))))
    }
    return outcomes
  })
}

async function titles(): Promise<string[]> {
  const rows = await database.selectFrom('coupon').select('title').execute()
  return rows.map(({ title }) => title).toSorted()
}

/** What is one offer in a file, and what is not. */
describe.each([
  ['two products from one price', [priced('Lamps from €29'), priced('Chairs from €29')], 2],
  ['two names of one worth', [offer('50% off lamps', { externalId: '1' }), offer('50% off', { externalId: '2' })], 2],
  ['apps of one maker', ['Tower', 'Kite', 'Fern'].map((app) => offer(`50% off ${app}`)), 3],
  ['apps of one maker by one code', ['Tower', 'Kite'].map((app) => offer(`50% off ${app}`, { codes: ['BF50'] })), 2],
  ['one name twice', [offer('50% off', { externalId: '1' }), priced('Lamps from €29', { externalId: '1' })], 1],
  ['one title written twice', [priced('Lamps from €29'), priced('LAMPS – now only from 29 €!')], 1],
  ['one card under two names', [offer('50% off', { externalId: '1' }), offer('50% off', { externalId: '2' })], 1],
  ['one code as two feeds word it', wordedTwice({ codes: ['OAK50'] }), 1],
  ['two products in two feeds', [priced('Lamps from €29'), priced('Chairs from €29', { source: 'cj' })], 2],
  ['one deal as two feeds word it', wordedDeals('50% off acorn lamps', '50% off lamps'), 1],
  ['one deal of which a feed says no product', wordedDeals('50% off acorn lamps', '50% off'), 1],
  ['one deal of which a feed says only the merchant, by another name', namedOtherwise(), 1],
  ['what two feeds say of two products that share a word', wordedDeals('50% off oak tables', '50% off oak chairs'), 2],
  ['what one feed calls by two names', wordedDeals('50% off acorn lamps', '50% off lamps', 'awin'), 2],
  ['what any offer says beside', [offer('50% off everything'), offer('50% off this weekend')], 1],
  ['long titles', LONG.map((text) => listed(text)), 2],
  ['titles without their worth', ['Lamps', 'Chairs'].map((text) => listed(text)), 2],
  ['titles of one product page', wordedTwice({ links: ['https://oak.com/p/1234567'], source: 'awin' }), 1],
  ['two pages', [offer('50% off'), offer('50% off', { links: ['https://oak.com/sale'] })], 2],
  ['two worths', [offer('50% off lamps'), priced('Lamps from €29')], 2],
] as const)('%s', (_, offers, count) => {
  it(`are ${count} in one part of a file, in any order, and as many the second time`, async () => {
    await read([offers])
    const first = await titles()
    expect(first).toHaveLength(count)
    const again = await read([offers.toReversed()], daysAgo(-1))
    expect(again.filter((outcome) => outcome === 'added' || outcome === 'changed')).toEqual([])
    expect(await titles()).toEqual(first)
  })

  it(`are ${count} in parts of a file that are written one after the other`, async () => {
    const windows = offers.map((one) => [one])
    await read(windows)
    const first = await titles()
    expect(first).toHaveLength(count)
    const again = await read(windows)
    expect(again.filter((outcome) => outcome === 'added' || outcome === 'changed')).toEqual([])
  })
})

function wordedDeals(one: string, other: string, source = 'cj'): RawOffer[] {
  return [offer(one), offer(other, { source })]
}

function namedOtherwise(): RawOffer[] {
  const links = ['https://www.acorn.com/']
  const described = listed('Shape your home with the leading acorn. Half of all homes have one.')
  return [
    { ...described, name: 'Acorn3D', links },
    { ...listed('50% off chairs for students'), source: 'cj', name: 'Acorn', links },
  ]
}

function wordedTwice(fields: Fields): RawOffer[] {
  return [offer('50% off lamps', fields), offer('Half price on all floor lights', { source: 'cj', ...fields })]
}

describe('an offer that its feed has named', () => {
  it('is the same under another title and at another page', async () => {
    await read([[offer('50% off lamps', { externalId: '1' })]])
    const links = ['https://oak.com/lamps']
    expect(await read([[offer('50% off chairs', { externalId: '1', links })]])).toEqual(['changed'])
    expect(await titles()).toEqual(['50% off chairs'])
  })

  it('is the same when its name is new and it says what it said', async () => {
    await read([[offer('50% off lamps', { externalId: '1' })]])
    expect(await read([[offer('50% off lamps', { externalId: '901' })]])).toEqual(['unchanged'])
  })

  it('is another one once it is worth something else', async () => {
    await read([[offer('50% off lamps', { externalId: '1' })]])
    expect(await read([[priced('Lamps from €29', { externalId: '1' })]])).toEqual(['added'])
  })

  it('stays the same for an editor who has set what it is worth', async () => {
    await read([[offer('50% off lamps', { externalId: '1' })]])
    await database
      .updateTable('coupon')
      .set({ discount: JSON.stringify({ kind: 'percent', percent: 40, upTo: false }), edited: ['discount'] })
      .execute()
    expect(await read([[offer('50% off bright lamps', { externalId: '1' })]])).toEqual(['changed'])
    expect(await titles()).toEqual(['50% off bright lamps'])
  })
})

describe('an offer that its feed has brought before', () => {
  const cleaner = { ...listed('Storage cleaner for the desktop: 50% off the lifetime licence'), name: 'Tower' }

  it('stays where it is when another feed has brought one by the words of its name', async () => {
    await read([[cleaner]])
    expect(await read([[offer('50% off Tower', { source: 'cj' })]])).toEqual(['added'])
    expect(await read([[cleaner]])).toEqual(['unchanged'])
  })

  it('stays where it is when another feed, which is shown now, has brought one by its own words', async () => {
    const tallLamps = offer('50% off tall lamps')
    await read([[tallLamps]])
    const later = { source: 'cj', addedOn: { year: 2026, month: 11, day: 2 } }
    const others = [offer('50% off lamps', later), offer('Tall lamps: 50% off', later)]
    expect((await read([others])).toSorted()).toEqual(['added', 'changed'])
    expect(await read([[tallLamps]])).toEqual(['unchanged'])
  })

  it('stays where it is when others have called it by less and less like words', async () => {
    const acornLamps = offer('50% off acorn lamps')
    await read([[acornLamps]])
    for (const [title, source, day] of [
      ['50% off lamps', 'cj', 2],
      ['50% off lamps for the desk and wall', 'impact', 3],
    ] as const)
      expect(await read([[offer(title, { source, addedOn: { year: 2026, month: 11, day } })]])).toEqual(['changed'])
    expect(await read([[acornLamps]])).toEqual(['unchanged'])
  })
})

describe('a catalog of the time when a worth of a page was one offer', () => {
  it('keeps the row of the one it shows, and gets the others', async () => {
    const lamps = offer('50% off lamps', { externalId: '2' })
    const chairs = offer('50% off chairs', { externalId: '1' })
    await read([[lamps]])
    // Both were listed, and one row stood for them.
    const listing = await database.selectFrom('coupon_listing').selectAll().executeTakeFirstOrThrow()
    await database
      .insertInto('coupon_listing')
      .values({ ...listing, external_id: '1' })
      .execute()
    expect(await read([[chairs, lamps]])).toEqual(['added', 'unchanged'])
    expect(await read([[lamps, chairs]])).toEqual(['unchanged', 'unchanged'])
  })

  it('of a list gets the one that a title without its product stood for', async () => {
    await read([[listed('50% off')]])
    const drafts = LONG.map((text) => listed(text))
    expect((await read([drafts])).toSorted()).toEqual(['added', 'changed'])
    expect(await titles()).toEqual(LONG)
    expect(await read([drafts.toReversed()])).toEqual(['unchanged', 'unchanged'])
  })

  it('keeps rows of which the words told one from the other that no longer count', async () => {
    await read([[offer('50% off everything'), offer('50% off chairs')]])
    const titled = (title: string) => database.selectFrom('coupon').select(['id', 'upk']).where('title', '=', title)
    const { upk } = await titled('50% off everything').executeTakeFirstOrThrow()
    const { id } = await titled('50% off chairs').executeTakeFirstOrThrow()
    await database
      .updateTable('coupon')
      .set({ upk: withDistinction(upk, 'weekend'), title: '50% off this weekend' })
      .where('id', '=', id)
      .execute()
    const again = [offer('50% off this weekend'), offer('50% off everything')]
    expect(await read([again])).toEqual(['changed', 'unchanged'])
    expect(await titles()).toEqual(['50% off everything', '50% off this weekend'])
  })

  it('of a list keeps the row of the one it shows, whichever comes first', async () => {
    await read([[offer('50% off lamps')]])
    expect(await read([[offer('50% off beds'), offer('50% off lamps')]])).toEqual(['added', 'unchanged'])
  })
})
