import { beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '@clipfront/catalog/testing'
import { aDraftContext, AWIN_EXPORT, AWIN_XML, awinOffer, draftRecord } from '@clipfront/feeds/testing'
import { createImportText } from '../testing/importText.ts'

const { database } = await createTestDatabase()
const importText = createImportText(database)
const importAwin = async (feed: unknown) =>
  importText(typeof feed === 'string' ? feed : JSON.stringify(feed), { format: 'awin', name: 'awin.txt' })
const coupons = async () => database.selectFrom('coupon').selectAll().orderBy('id').execute()

beforeEach(async () => {
  await database.deleteFrom('merchant').execute()
  await database.deleteFrom('import_run').execute()
})

/** What becomes of one record with these fields. */
const readDraft = (fields: object, context = aDraftContext()) => draftRecord('awin', awinOffer(fields), { context })

const STORED = {
  code: 'ACORN20',
  title: '20% off acorns over £50',
  discount: { kind: 'percent', percent: 20, upTo: false },
  conditions: { leastBasket: { amount: 50, currency: 'GBP' } },
  terms: [{ type: 'paragraph', text: 'Not on sale items For orders over £50' }],
  is_exclusive: true,
  source: 'awin',
  starts_at: new Date('2026-11-01T00:00:00Z'),
  withdrawn_at: null,
}

describe('a feed of Awin', () => {
  it('is what its API answers with', async () => {
    const answer = { data: [awinOffer()], pagination: { page: 1, pageSize: 100, total: 1 } }
    expect((await importAwin(answer)).report).toMatchObject({ read: 1, added: 1 })
    expect(await coupons()).toMatchObject([
      {
        ...STORED,
        ends_at: new Date('2026-11-30T23:59:00Z'),
        source_add_time: new Date('2026-10-28T09:30:00Z'),
        tags: ['autumn-harvest'],
      },
    ])
    const merchants = await database.selectFrom('merchant').select(['name', 'domain']).execute()
    expect(merchants).toEqual([{ name: 'Oak and Acorn', domain: 'oakandacorn.co.uk' }])
  })

  it('is the export of its interface too, and the same offers', async () => {
    await importAwin([awinOffer()])
    expect((await importAwin(`\uFEFF${AWIN_EXPORT}`)).report).toMatchObject({ read: 1, changed: 1 })
    expect(await coupons()).toMatchObject([STORED])
    const listings = await database.selectFrom('coupon_listing').select('external_id').execute()
    expect(listings).toEqual([{ external_id: '1201001' }])
  })

  it('is XML too, and the same offers', async () => {
    await importAwin([awinOffer()])
    expect((await importAwin(AWIN_XML)).report).toMatchObject({ read: 1, unchanged: 1 })
  })

  it('is XML with less around its fields', async () => {
    const plain = AWIN_XML.replace(/<voucher>.*<.voucher>/, '<code>ACORN20</code>').replace(/<list>.*<.list>/, '')
    expect((await importAwin(plain.replace('false</all>', 'true</all>'))).report).toMatchObject({ read: 1, added: 1 })
    expect(await coupons()).toMatchObject([{ ...STORED, is_exclusive: false }])
  })

  it.each([
    ['whose shop has not taken us', '<joined>true', '<joined>false', 'not_joined'],
    ['for another country', '<countryCode>GB', '<countryCode>DE', 'other_region'],
  ])('is XML of an offer %s', async (_, text, other, reason) => {
    const result = importAwin(
      AWIN_XML.replace(
        '</promotions>',
        `${AWIN_XML.match(/<promotion>[^]*<\/promotion>/)?.[0].replace(text, other)}</promotions>`,
      ),
    )
    expect((await result).report).toMatchObject({ read: 2, added: 1, rejected: { [reason]: 1 } })
  })

  it('has no code where its XML says other things of a voucher', async () => {
    await importAwin(AWIN_XML.replace('<code>ACORN20</code>', ''))
    expect(await coupons()).toMatchObject([{ code: '', is_exclusive: true }])
  })

  it('keeps no link, no tracking and no commission', async () => {
    await importAwin([awinOffer({ commission: 'NEVERSHOWN8', title: '20% off, see https://awin1.com/x' })])
    await importAwin(AWIN_EXPORT.replace('Default,8%', 'NEVERSHOWN8,NEVERSHOWN8'))
    const kept = JSON.stringify([await coupons(), await database.selectFrom('merchant').selectAll().execute()])
    expect(kept).not.toMatch(/awin1|NEVERSHOWN8|https?:|utm_/)
  })
})

it('an offer that has no words is none', async () => {
  const feed = [awinOffer(), awinOffer({ promotionId: 2, title: ' ', description: '' })]
  expect((await importAwin(feed)).report).toMatchObject({ read: 2, added: 1, rejected: { missing_title: 1 } })
})

describe('an offer of Awin', () => {
  it.each([
    ['of a programme that was not joined', { advertiser: { name: 'Oak', joined: false } }, 'not_joined'],
    [
      'for other countries',
      { regions: { all: false, list: [{ name: 'Germany', countryCode: 'DE' }] } },
      'other_region',
    ],
    ['for a country that nobody knows', { regions: { all: false, list: [{ name: 'Oakland' }] } }, 'other_region'],
  ])('%s is rejected: %s', (_, fields, reason) => {
    expect(readDraft(fields)).toEqual({ reason })
  })

  it.each<[string, object, object]>([
    ['for all countries', { regions: { all: true, list: [] } }, { code: 'ACORN20' }],
    ['for a country by its name', { regions: { list: [{ name: 'United Kingdom' }] } }, { code: 'ACORN20' }],
    ['without regions', { regions: null }, { code: 'ACORN20' }],
    ['of the type promotion', { type: 'promotion', voucher: null }, { code: '' }],
    ['with a word for a code', { voucher: { code: 'welcome' } }, { code: 'welcome', title: '20% off acorns over £50' }],
    ['with a number for a code', { voucher: { code: '48213' } }, { code: '48213' }],
    [
      'that has a word for a code as a word too',
      { title: 'A welcome 20% off', voucher: { code: 'welcome' } },
      { title: 'A welcome 20% off' },
    ],
    [
      'that tells the word for a code',
      { title: '20% off with code welcome', voucher: { code: 'welcome' } },
      { title: '20% off' },
    ],
    ['with prose for a code', { voucher: { code: 'No code required' } }, { code: '' }],
    ['without an end', { endDate: null }, { endsAt: null }],
    ['that is over', { endDate: '2026-01-31T23:59:00Z' }, { endsAt: new Date('2026-01-31T23:59:00Z') }],
    ['with its page only in the link', { url: '' }, { domain: 'oakandacorn.co.uk' }],
    ['with its code only in its title', { voucher: {}, title: '20% off with code ACORN20' }, { code: 'ACORN20' }],
    ['with other keys', { promotion_id: 5, promotionId: undefined, zone: { a: [1] } }, { code: 'ACORN20' }],
    [
      'whose terms tell the code and an address',
      { terms: 'Enter ACORN20 before you pay\n\n- https://awin1.com/a\n- Not on sale items' },
      {
        terms: [
          { type: 'paragraph', text: 'Before you pay' },
          { type: 'list', items: ['Not on sale items'] },
        ],
      },
    ],
    ['that is not exclusive', { voucher: { code: 'ACORN20', exclusive: false } }, { isExclusive: false }],
  ])('%s', (_, fields, draft) => {
    expect(readDraft(fields)).toMatchObject(draft)
  })

  it('of a shop that the site knows by its name needs no link that tells', () => {
    const context = aDraftContext({ findDomain: () => 'oakandacorn.co.uk' })
    const silent = { url: '', urlTracking: 'https://www.awin1.com/cread.php?awinmid=1' }
    expect(readDraft(silent, context)).toMatchObject({ domain: 'oakandacorn.co.uk' })
    expect(readDraft(silent)).toEqual({ reason: 'missing_domain' })
  })
})
