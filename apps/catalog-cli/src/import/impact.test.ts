import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, UK } from '@clipfront/catalog/testing'
import { readFeedFile } from '@clipfront/feeds/readFeed'
import { aDraftContext, collectDrafts, impactCampaign, impactCode, impactDeal } from '@clipfront/feeds/testing'
import { createImportText } from '../testing/importText.ts'

const { database } = await createTestDatabase()
const importText = createImportText(database)
const importFeed = async (feed: unknown, beside: readonly string[] = []) =>
  importText(JSON.stringify(feed), { format: 'impact', name: 'impact.json', beside })
const coupons = async () => database.selectFrom('coupon').selectAll().orderBy('id').execute()
const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-impact-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(async () => {
  await database.deleteFrom('merchant').execute()
  await database.deleteFrom('import_run').execute()
})

function writeFeed(name: string, feed: unknown): string {
  const file = path.join(folder, name)
  writeFileSync(file, JSON.stringify(feed))
  return file
}

const context = aDraftContext()

/** What becomes of the records of one file. */
async function readDrafts(...records: object[]) {
  const drafts = await readBeside(writeFeed('drafts.json', { Deals: records }), [])
  return drafts.map(({ draft }) => draft)
}

async function readBeside(file: string, beside: readonly string[]) {
  return collectDrafts(readFeedFile(file, { ...context, format: 'impact', beside }))
}

const PAGE = { '@page': '1', '@numpages': '1', '@uri': '/Mediapartners/IR1/PromoCodes' }
const STORED = {
  code: 'ACORN20',
  title: '20% off all acorns',
  detail: 'The autumn harvest at its best.',
  discount: { kind: 'percent', percent: 20, upTo: false },
  conditions: {
    leastBasket: { amount: 50, currency: 'GBP' },
    mostSaved: { amount: 100, currency: 'GBP' },
    isSitewide: true,
  },
  source: 'impact',
  starts_at: new Date('2026-11-01T00:00:00Z'),
  ends_at: new Date('2026-11-30T23:59:00Z'),
  source_add_time: new Date('2026-10-28T09:30:00Z'),
  withdrawn_at: null,
}

describe('a feed of impact.com', () => {
  it('is one file with codes, deals and campaigns, which are joined', async () => {
    const feed = { ...PAGE, PromoCodes: [impactCode()], Deals: [impactDeal()], Campaigns: [impactCampaign()] }
    expect((await importFeed(feed)).report).toMatchObject({ read: 3, added: 1, unchanged: 1, repeated: 1 })
    expect(await coupons()).toMatchObject([STORED])
    const merchants = await database.selectFrom('merchant').select(['name', 'domain']).execute()
    expect(merchants).toEqual([{ name: 'Oak and Acorn', domain: 'oakandacorn.co.uk' }])
  })

  it.each([
    ['codes first', ['codes', 'deals', 'campaigns']],
    ['deals first', ['deals', 'campaigns', 'codes']],
  ] as const)('is several files of one command, %s', async (_, order) => {
    const feeds = {
      codes: { ...PAGE, PromoCodes: [impactCode(), impactCode({ Id: '9002', Code: 'OTHER20' })] },
      deals: { ...PAGE, Deals: [impactDeal()] },
      campaigns: { ...PAGE, Campaigns: [impactCampaign()] },
    }
    const files = order.map((name) => writeFeed(`${name}.json`, feeds[name]))
    for (const name of order) expect((await importFeed(feeds[name], files)).report.rejected).toEqual({})
    const stored = await coupons()
    expect(stored.map(({ code }) => code).toSorted()).toEqual(['ACORN20', 'OTHER20'])
    expect(stored).toMatchObject([STORED, { ...STORED, code: 'OTHER20' }])
  })

  it('of deals alone, of a shop that is known by its name', async () => {
    const merchant = { site: UK, slug: 'oak', name: 'Oak and Acorn', domain: 'oakandacorn.co.uk', tint: 1 }
    await database
      .insertInto('merchant')
      .values({ ...merchant, programme_target: null, created_at: context.now })
      .execute()
    const deal = impactDeal({ Program: { Id: '7001', Name: 'Oak and Acorn' }, DefaultPromoCode: 'ACORN20' })
    expect((await importFeed([deal])).report).toMatchObject({ read: 1, added: 1 })
    expect(await coupons()).toMatchObject([{ code: 'ACORN20', title: '20% off all acorns' }])
  })

  it('keeps no link and nothing of what it pays', async () => {
    await importFeed([
      impactCode({ CreditRule: 'NEVERSHOWN' }),
      impactDeal({ TrackingLink: 'https://x.sjv.io/1' }),
      impactCampaign(),
    ])
    const kept = JSON.stringify([await coupons(), await database.selectFrom('merchant').selectAll().execute()])
    expect(kept).not.toMatch(/sjv\.io|NEVERSHOWN|Mediapartners|https?:/)
  })

  it('is read once for all files of a command', async () => {
    const files = [writeFeed('own.json', [impactCode()]), writeFeed('other.json', [impactDeal()])] as const
    const drafts = await readBeside(files[0], files)
    unlinkSync(files[1])
    expect(await readBeside(files[0], files)).toEqual(drafts)
    await expect(readBeside(files[0], [...files])).rejects.toThrow('other.json')
  })

  it('is refused when it is joined with more than memory holds', async () => {
    const codes = Array.from({ length: 90 }, (_, id) =>
      impactCode({ Deal: { Id: `${id}` }, Name: 'x'.repeat(900_000) }),
    )
    await expect(importFeed(codes)).rejects.toMatchObject({
      word: 'unreadable',
      message: expect.stringMatching(/impact\.json hold more codes and deals than can be joined/),
    })
  })

  it('is refused when a file that it is joined with was cut off', async () => {
    const deals = path.join(folder, 'cut.json')
    writeFileSync(deals, '{"Deals":[{"Id":"3001"')
    await expect(importFeed([impactCode()], [deals])).rejects.toMatchObject({
      word: 'broken',
      message: expect.stringContaining('cut.json'),
    })
  })
})

describe('a deal of impact.com', () => {
  const fixed = { DiscountType: 'FIXED', DiscountAmount: '15', DiscountCurrency: 'GBP' }
  const bogo = { Type: 'BOGO', DiscountType: '', BogoBuyQuantity: '2', BogoGetQuantity: '1' }
  const product = { ProductName: 'Oak', ProductBeforePriceAmount: '30', ProductBeforePriceCurrency: 'GBP' }

  it.each<[string, object, object | null]>([
    ['of money', fixed, { kind: 'money', amount: 15, currency: 'GBP', upTo: false }],
    ['of money without a currency', { ...fixed, DiscountCurrency: '', Name: 'Acorns' }, null],
    [
      'of a range',
      { DiscountType: 'PERCENT_RANGE', DiscountPercentRangeStart: '10', DiscountPercentRangeEnd: '30' },
      { kind: 'percent', percent: 30, upTo: true },
    ],
    [
      'of a maximum',
      { DiscountType: 'PERCENT_MAXIMUM', DiscountMaximumPercent: '40' },
      { kind: 'percent', percent: 40, upTo: true },
    ],
    ['of too much', { DiscountPercent: '200', Name: 'Acorns' }, null],
    ['that gives one more', bogo, { kind: 'bundle', buy: 2, get: 1, saving: { kind: 'percent', percent: 100 } }],
    [
      'that gives one more for half',
      { ...bogo, BogoGetDiscountType: 'PERCENT', BogoGetDiscountPercent: '50' },
      { kind: 'bundle', buy: 2, get: 1, saving: { kind: 'percent', percent: 50 } },
    ],
    [
      'that gives one more for less',
      { ...bogo, BogoGetDiscountType: 'FIXED', BogoGetDiscountAmount: '5', BogoGetDiscountCurrency: 'GBP' },
      { kind: 'bundle', buy: 2, get: 1, saving: { kind: 'money', amount: 5, currency: 'GBP' } },
    ],
    ['that gives none more', { ...bogo, BogoGetQuantity: '0', Name: 'Acorns' }, null],
    [
      'with a gift',
      { Type: 'GIFT_WITH_PURCHASE', Gift: '<b>A nut</b> https://x.com/y' },
      { kind: 'gift', item: 'A nut' },
    ],
    ['with a gift without a name', { Type: 'GIFT_WITH_PURCHASE', Gift: '' }, { kind: 'gift' }],
    ['with free delivery', { Type: 'FREE_SHIPPING' }, { kind: 'free-delivery' }],
    ['paid back', { Type: 'REBATE', RebateAmount: '10', RebateCurrency: 'GBP' }, { kind: 'other', text: '£10 rebate' }],
    [
      'of one product',
      { DiscountType: '', Products: [{ ...product, ProductAfterPriceAmount: '20', ProductAfterPriceCurrency: 'GBP' }] },
      { kind: 'price', amount: 20, was: 30, currency: 'GBP' },
    ],
    [
      'of which only the words say it',
      { DiscountType: '', Name: '5% off' },
      { kind: 'percent', percent: 5, upTo: false },
    ],
  ])('%s', async (_, fields, discount) => {
    const [draft] = await readDrafts(impactDeal(fields), impactCampaign())
    expect(draft).toMatchObject({ discount })
  })

  it.each<[string, object, object]>([
    ['that is not public', { Public: 'FALSE' }, { reason: 'personal' }],
    ['for a category', { Scope: 'CATEGORY', Categories: 'Nuts,Oak' }, { tags: ['nuts', 'oak'], conditions: {} }],
    ['without a least basket', { MinimumPurchaseAmountCurrency: '' }, { conditions: { mostSaved: { amount: 100 } } }],
    [
      'that expired',
      { State: 'EXPIRED' },
      { listing: { isWithdrawn: false }, endsAt: new Date('2026-12-31T23:59:00Z') },
    ],
    ['that expired without a date', { State: 'EXPIRED', EndDate: '' }, { listing: { isWithdrawn: true } }],
    ['to come', { State: 'PENDING' }, { listing: { isWithdrawn: false } }],
    ['to come, nobody knows when', { State: 'PENDING', StartDate: '' }, { listing: { isWithdrawn: true } }],
    ['in a state of another name', { State: 'PAUSED' }, { listing: { isWithdrawn: true } }],
    ['with a code of its own', { DefaultPromoCode: 'NUTS5' }, { code: 'NUTS5' }],
    ['without a code', {}, { code: '' }],
  ])('%s', async (_, fields, shown) => {
    const [draft] = await readDrafts(impactDeal(fields), impactCampaign())
    expect(draft).toMatchObject(shown)
  })
})

describe('a promo code of impact.com', () => {
  it.each<[string, object[], object]>([
    [
      'ends with its deal',
      [impactCode(), impactDeal({ EndDate: '2026-11-10T00:00:00Z' })],
      { endsAt: new Date('2026-11-10') },
    ],
    ['without its deal says what the deal is called', [impactCode()], { title: 'Autumn Harvest', discount: null }],
    ['that says nothing', [impactCode({ Deal: null })], { reason: 'missing_title' }],
    ['of a deal that is not public', [impactCode(), impactDeal({ Public: 'FALSE' })], { reason: 'personal' }],
    ['that expired', [impactCode({ State: 'EXPIRED', EndDate: '' }), impactDeal()], { listing: { isWithdrawn: true } }],
  ])('%s', async (_, records, shown) => {
    expect((await readDrafts(...records, impactCampaign()))[0]).toMatchObject(shown)
  })

  it('that can be used is the code of its deal, before one to come or over', async () => {
    const over = impactCode({ Id: '9000', Code: 'OVER20', State: 'EXPIRED' })
    const later = impactCode({ Id: '8999', Code: 'LATER20', State: 'FUTUREDATE' })
    const drafts = await readDrafts(impactDeal(), over, later, impactCode(), impactCampaign())
    expect(drafts).toMatchObject([
      { code: 'ACORN20' },
      { code: 'OVER20' },
      { code: 'LATER20' },
      { code: 'ACORN20' },
      {},
    ])
  })

  it('of a programme that has not taken us is none', async () => {
    const drafts = await readDrafts(impactCode(), impactDeal(), impactCampaign({ ContractStatus: 'Expired' }))
    expect(drafts).toEqual(Array.from({ length: 3 }, () => ({ reason: 'not_joined' })))
  })
})
