import { beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '@clipfront/catalog/testing'
import { ADMITAD_EXPORT, admitadCoupon, aDraftContext, draftRecord } from '@clipfront/feeds/testing'
import { createImportText } from '../testing/importText.ts'

const { database } = await createTestDatabase()
const importText = createImportText(database)
const importFeed = async (feed: unknown) =>
  importText(typeof feed === 'string' ? feed : JSON.stringify(feed), { format: 'admitad', name: 'admitad.txt' })
const coupons = async () => database.selectFrom('coupon').selectAll().orderBy('id').execute()

beforeEach(async () => {
  await database.deleteFrom('merchant').execute()
  await database.deleteFrom('import_run').execute()
})

const readDraft = (fields: object, context = aDraftContext()) =>
  draftRecord('admitad', admitadCoupon(fields), { context })

const STORED = {
  code: 'ACORN10',
  title: '10% off all acorns',
  detail: 'The autumn harvest at its best.',
  discount: { kind: 'percent', percent: 10, upTo: false },
  tags: ['order-discount'],
  is_exclusive: true,
  source: 'admitad',
  starts_at: new Date('2026-11-01T00:00:00Z'),
  ends_at: new Date('2026-11-30T23:59:59Z'),
  withdrawn_at: null,
}

describe('a feed of Admitad', () => {
  it('is what its API answers with', async () => {
    const answer = { results: [admitadCoupon()], _meta: { count: 1, limit: 500, offset: 0 } }
    expect((await importFeed(answer)).report).toMatchObject({ read: 1, added: 1 })
    expect(await coupons()).toMatchObject([STORED])
    const merchants = await database.selectFrom('merchant').select(['name', 'domain']).execute()
    expect(merchants).toEqual([{ name: 'Oak and Acorn', domain: 'oakandacorn.co.uk' }])
  })

  it('is its XML export too, and the same coupons', async () => {
    await importFeed([admitadCoupon()])
    const { report } = await importFeed(ADMITAD_EXPORT)
    expect(report).toMatchObject({ read: 3, added: 1, unchanged: 2 })
    const { tags: _, ...shown } = STORED
    expect(await coupons()).toMatchObject([
      shown,
      { code: '', title: 'Free delivery of acorns', discount: { kind: 'free-delivery' }, ends_at: null },
    ])
    const listings = await database.selectFrom('coupon_listing').select('external_id').orderBy('external_id').execute()
    expect(listings).toEqual([{ external_id: '551204' }, { external_id: '551205' }])
  })

  it('shows no code that is for one person', async () => {
    const mine = { promocode: 'FORME', id: 1 }
    const { report } = await importFeed([
      admitadCoupon(),
      admitadCoupon({ ...mine, is_personal: true }),
      admitadCoupon({ ...mine, is_unique: 'true' }),
    ])
    expect(report).toMatchObject({ read: 3, added: 1, rejected: { personal: 2 } })
    expect(JSON.stringify(await coupons())).not.toContain('FORME')
  })

  it('keeps no link and no picture', async () => {
    await importFeed([admitadCoupon()])
    const kept = JSON.stringify([await coupons(), await database.selectFrom('merchant').selectAll().execute()])
    expect(kept).not.toMatch(/admitad\.com|https?:|utm_/)
  })
})

describe('a coupon of Admitad', () => {
  it.each<[string, object, object]>([
    ['ends in the site’s own zone', { date_end: '2026-12-24 18:00:00' }, { endsAt: new Date('2026-12-24T22:59:59Z') }],
    ['without dates', { date_start: null, date_end: null }, { startsAt: null, endsAt: null }],
    ['that is over', { date_end: '2026-01-31 23:59:00' }, { endsAt: new Date('2026-01-31T22:59:59Z') }],
    ['of the species action', { species: 'action', promocode: 'NOT NEEDED' }, { code: '' }],
    ['of that species with a code all the same', { species: 'action', promocode: 'ACORN10' }, { code: '' }],
    ['for other countries', { regions: ['DE', 'AT'] }, { reason: 'other_region' }],
    ['for the world', { regions: ['00'] }, { code: 'ACORN10' }],
    ['without regions', { regions: [] }, { code: 'ACORN10' }],
    ['up to', { name: 'Up to 10% off acorns' }, { discount: { percent: 10, upTo: true } }],
    ['of money', { name: 'Acorns for less', discount: '5 GBP' }, { discount: { kind: 'money', amount: 5 } }],
    ['of a bare number', { name: 'Acorns for less', discount: '500' }, { discount: null }],
    [
      'of a type that says it',
      { name: 'Acorns to your door', discount: null, types: [{ id: 1, name: 'Free delivery' }] },
      { discount: { kind: 'free-delivery' } },
    ],
    ['with its shop only in the link', { campaign: { name: 'Oak' } }, { domain: 'oakandacorn.co.uk' }],
    ['whose link does not tell', { goto_link: 'https://ad.admitad.com/g/x/' }, { domain: 'oakandacorn.co.uk' }],
    ['for new customers', { customer_type: 'new' }, { conditions: { audience: 'new-customers' } }],
    ['that was stopped', { status: 'suspended' }, { listing: { isWithdrawn: true } }],
    ['with a title in its short name', { name: '' }, { title: '10% off' }],
  ])('%s', (_, fields, draft) => {
    expect(readDraft(fields, aDraftContext({ timeZone: 'Europe/Berlin' }))).toMatchObject(draft)
  })
})
