import { beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, daysAgo, NOW } from '@clipfront/catalog/testing'
import { LINKMYDEALS_CSV, linkMyDealsOffer, draftRecord } from '@clipfront/feeds/testing'
import { createImportText } from '../testing/importText.ts'

const { database } = await createTestDatabase()
const importText = createImportText(database)
const importFeed = async (feed: unknown, now = NOW) =>
  importText(typeof feed === 'string' ? feed : JSON.stringify(feed), { format: 'linkmydeals', name: 'lmd.txt', now })
const coupons = async () => database.selectFrom('coupon').selectAll().orderBy('id').execute()

beforeEach(async () => {
  await database.deleteFrom('merchant').execute()
  await database.deleteFrom('import_run').execute()
})

const readDraft = (fields: object) => draftRecord('linkmydeals', linkMyDealsOffer(fields))

const STORED = {
  code: 'ACORN20',
  title: '20% off acorns over £50',
  detail: 'The autumn harvest at its best.',
  discount: { kind: 'percent', percent: 20, upTo: false },
  terms: [{ type: 'paragraph', text: 'Not on sale items' }],
  tags: ['featured'],
  is_exclusive: false,
  source: 'linkmydeals',
  starts_at: new Date('2026-11-01T00:00:00Z'),
  ends_at: new Date('2026-11-30T23:59:59Z'),
  withdrawn_at: null,
}

describe('a feed of LinkMyDeals', () => {
  it('is JSON', async () => {
    const { report } = await importFeed({ result: true, offers: [linkMyDealsOffer()] })
    expect(report).toMatchObject({ read: 1, added: 1 })
    expect(await coupons()).toMatchObject([STORED])
    const merchants = await database.selectFrom('merchant').select(['name', 'domain']).execute()
    expect(merchants).toEqual([{ name: 'Oak and Acorn', domain: 'oakandacorn.co.uk' }])
  })

  it('is CSV too, and the same offers', async () => {
    await importFeed({ Result: true, Offers: [linkMyDealsOffer()] })
    expect((await importFeed(LINKMYDEALS_CSV)).report).toMatchObject({ read: 1, unchanged: 1 })
    expect(await coupons()).toMatchObject([STORED])
  })

  it('takes back what it suspends, from then on, and may bring it again', async () => {
    await importFeed([linkMyDealsOffer()], daysAgo(9))
    await importFeed([linkMyDealsOffer({ status: 'suspended' })], daysAgo(5))
    expect(await coupons()).toMatchObject([{ withdrawn_at: daysAgo(5), confirmed_at: daysAgo(9) }])
    await importFeed([linkMyDealsOffer({ status: 'updated' })], daysAgo(1))
    expect(await coupons()).toMatchObject([{ withdrawn_at: null, confirmed_at: daysAgo(1) }])
  })

  it('keeps no link and no picture', async () => {
    await importFeed([linkMyDealsOffer()])
    const kept = JSON.stringify([await coupons(), await database.selectFrom('merchant').selectAll().execute()])
    expect(kept).not.toMatch(/lmdeal|linkmydeals\.com|https?:|utm_/)
  })
})

describe('an offer of LinkMyDeals', () => {
  it.each<[string, object, object]>([
    [
      'with keys of other spelling',
      { offer_text: undefined, 'Offer Text': 'Save 20%', smartlink: 'x', LMD_ID: '1' },
      { code: 'ACORN20' },
    ],
    ['for other countries', { locations: 'India,Germany' }, { reason: 'other_region' }],
    ['for the world', { locations: 'Worldwide' }, { code: 'ACORN20' }],
    ['without locations', { locations: '' }, { code: 'ACORN20' }],
    ['of the type deal', { type: 'Deal', code: 'No Code Required' }, { code: '' }],
    ['with N/A for a code', { code: 'N/A' }, { code: '' }],
    ['of which only the words say up to', { title: 'Up to 20% off' }, { discount: { percent: 20, upTo: true } }],
    [
      'worth money',
      { title: 'Acorns', offer_text: '', offer_value: '£5' },
      { discount: { amount: 5, currency: 'GBP' } },
    ],
    ['worth a bare number', { title: 'Acorns', offer_text: '', offer_value: '500' }, { discount: null }],
    [
      'with free delivery',
      { title: 'Acorns to your door', offer_text: '', offer: 'Free Shipping', offer_value: '' },
      { discount: { kind: 'free-delivery' } },
    ],
    ['without a title', { title: '' }, { title: 'Save 20% on acorns' }],
    ['that is exclusive', { publisher_exclusive: 'Yes' }, { isExclusive: true }],
    ['with the shop only in its link', { url: '', merchant_homepage: '' }, { domain: 'oakandacorn.co.uk' }],
    ['without an end', { end_date: '0000-00-00' }, { endsAt: null }],
    ['that expired', { status: 'expired', end_date: '2026-01-31' }, { listing: { isWithdrawn: false } }],
    ['that was deleted', { status: 'deleted' }, { listing: { isWithdrawn: true } }],
  ])('%s', (_, fields, draft) => {
    expect(readDraft(fields)).toMatchObject(draft)
  })
})
