import { beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '@clipfront/catalog/testing'
import {
  aDraftContext,
  googleGift,
  googlePromotion,
  googleRss,
  googleTable,
  toElements,
  draftRecord,
} from '@clipfront/feeds/testing'
import { createImportText } from '../testing/importText.ts'

const { database } = await createTestDatabase()
const importText = createImportText(database)
const importGoogle = async (text: string | Buffer, name = 'promotions.xml') =>
  importText(text, { format: 'google', name })
const coupons = async () => database.selectFrom('coupon').selectAll().orderBy('id').execute()
const listings = async () =>
  database.selectFrom('coupon_listing').select('external_id').orderBy('external_id').execute()

beforeEach(async () => {
  await database.deleteFrom('merchant').execute()
  await database.deleteFrom('import_run').execute()
})

const ONE = toElements(googlePromotion())
const BOTH = [googlePromotion(), googleGift()]

const STORED = [
  {
    code: 'ACORN20',
    title: '20% off all oaks',
    discount: { kind: 'percent', percent: 20, upTo: false },
    conditions: {
      leastBasket: { amount: 50, currency: 'GBP' },
      mostSaved: { amount: 100, currency: 'GBP' },
      isSitewide: true,
    },
    terms: [{ type: 'paragraph', text: 'Not with other offers.' }],
    tags: ['garden-trees'],
    source: 'google',
    starts_at: new Date('2026-11-01T00:00:00Z'),
    ends_at: new Date('2026-11-30T23:59:59Z'),
    publish_from: new Date('2026-10-30T00:00:00Z'),
    publish_until: new Date('2026-11-29T23:59:59Z'),
  },
  {
    code: '',
    title: 'A free acorn with your oak',
    discount: { kind: 'gift', item: 'Acorn & leaf', value: { amount: 4.5, currency: 'GBP' } },
    conditions: { where: 'in-store' },
    starts_at: new Date('2026-11-01T08:00:00Z'),
    ends_at: new Date('2026-12-01T07:59:59Z'),
    publish_from: null,
  },
]

/** What becomes of one record with these fields, in a feed of that name. */
const readDraft = (fields: object, { context = aDraftContext(), file = 'oak.com.tsv' } = {}) =>
  draftRecord('google', googlePromotion(fields), { context, file })

describe('a merchant’s promotions', () => {
  it('become coupons, from XML', async () => {
    expect((await importGoogle(googleRss(BOTH))).report).toMatchObject({ read: 2, added: 2 })
    expect(await coupons()).toMatchObject(STORED)
    const merchants = await database.selectFrom('merchant').select(['name', 'domain']).execute()
    expect(merchants).toEqual([{ name: 'Oak and Acorn', domain: 'oakandacorn.co.uk' }])
    expect(await listings()).toEqual([
      { external_id: 'oakandacorn.co.uk:AUTUMN20' },
      { external_id: 'oakandacorn.co.uk:GIFT' },
    ])
  })

  it('are the same ones from a table of text', async () => {
    await importGoogle(googleRss(BOTH))
    const { report } = await importGoogle(`\uFEFF${googleTable(BOTH)}`, 'oakandacorn.co.uk.tsv')
    expect(report).toMatchObject({ read: 2, added: 0, changed: 0, unchanged: 2 })
    expect(await coupons()).toMatchObject(STORED)
  })

  it('of two merchants may have one id', async () => {
    await importGoogle(googleTable([googlePromotion()]), 'oak.com.tsv')
    await importGoogle(googleTable([googlePromotion()]), 'pine.com.tsv')
    expect(await listings()).toEqual([{ external_id: 'oak.com:AUTUMN20' }, { external_id: 'pine.com:AUTUMN20' }])
  })

  it.each([
    ['Atom', `<feed><link href="https://oak.com/"/><entry>${ONE}</entry></feed>`],
    ['promotions', `<feed><link>https://oak.com</link><promotions><promotion>${ONE}</promotion></promotions></feed>`],
  ])('are read from %s', async (_, document) => {
    expect((await importGoogle(document)).report).toMatchObject({ read: 1, added: 1 })
    expect(await listings()).toEqual([{ external_id: 'oak.com:AUTUMN20' }])
  })

  it('leave no link', async () => {
    const more = { promotion_url: 'https://www.oakandacorn.co.uk/a?utm_source=x', image_link: 'https://oak.com/a.png' }
    await importGoogle(googleRss([googlePromotion({ ...more, fine_print: 'See https://oak.com/terms' })]))
    const kept = JSON.stringify([await coupons(), await database.selectFrom('merchant').selectAll().execute()])
    expect(kept).not.toMatch(/https?:|utm_|a\.png/)
  })

  it.each([
    ['a row of names', 'promotion_id\tlong_title', 'empty'],
    [
      'a feed of products',
      '<rss><channel><item><g:id>1</g:id><title>Oak</title></item></channel></rss>',
      'unknown-shape',
    ],
    ['another table', 'id\ttitle\n1\tOak', 'unknown-shape'],
  ])('%s changes nothing', async (_, text, word) => {
    await expect(importGoogle(text)).rejects.toMatchObject({ name: 'ImportError', word })
  })
})

describe('a promotion', () => {
  it.each<[string, object, object]>([
    ['for one person', { offer_type: 'UNIQUE_CODE' }, { reason: 'personal' }],
    ['for another country', { target_country: 'US' }, { reason: 'other_region' }],
    ['for several countries', { target_country: 'US,GB' }, { code: 'ACORN20' }],
    ['without code', { offer_type: 'NO_CODE', generic_redemption_code: '' }, { code: '' }],
    ['in shops and online', { redemption_channel: 'in_store, online' }, { conditions: { where: 'anywhere' } }],
    ['in shops', { redemption_channel: 'in store' }, { conditions: { where: 'in-store' } }],
    ['for a first order', { redemption_restriction: 'FIRST_ORDER' }, { conditions: { audience: 'new-customers' } }],
    ['of some brands', { brand: 'Oakwell, Acornia' }, { brands: ['oakwell', 'acornia'] }],
    [
      'whose words alone say its worth',
      { coupon_value_type: '', percent_off: '' },
      { discount: { kind: 'percent', percent: 20, upTo: false } },
    ],
    ['without an end', { promotion_effective_dates: '2026-11-01T00:00:00Z/' }, { endsAt: null }],
    [
      'on days',
      { promotion_effective_dates: '2026-06-01/2026-06-30' },
      { startsAt: new Date('2026-05-31T23:00:00Z'), endsAt: new Date('2026-06-30T22:59:59Z') },
    ],
    [
      'at hours without seconds',
      { promotion_effective_dates: '2026-11-20T06:00-0800 / 2026-11-21T06:00-0800' },
      { startsAt: new Date('2026-11-20T14:00:00Z') },
    ],
    [
      'with its ends as elements',
      {
        promotion_effective_dates: '',
        'promotion_effective_time_period/start_time': '2026-11-02T00:00:00Z',
        'promotion_effective_time_period/end_time': '2026-11-03T00:00:00Z',
      },
      { startsAt: new Date('2026-11-02T00:00:00Z'), endsAt: new Date('2026-11-03T00:00:00Z') },
    ],
    ['that Google has stopped', { promotion_status: 'STOPPED' }, { listing: { isWithdrawn: true } }],
    ['without an id', { promotion_id: '' }, { listing: null }],
    ['with a page of its own', { promotion_url: 'https://pine.co.uk/a' }, { domain: 'pine.co.uk' }],
  ])('%s', (_, fields, draft) => {
    expect(readDraft(fields)).toMatchObject(draft)
  })

  it('of some products is not of all', () => {
    const draft = readDraft({ product_applicability: 'SPECIFIC_PRODUCTS' })
    expect('conditions' in draft && draft.conditions.isSitewide).toBeUndefined()
  })

  it.each([
    ['oak.com.tsv', 'oak.com'],
    ['OAK.com-promotions-2026-11-20.tsv', 'oak.com'],
    ['oakandacorn.co.uk_google.tsv', 'oakandacorn.co.uk'],
    ['oak-and-acorn-promotions-2026-11-20.tsv', 'known.com'],
    ['google-promotions.tsv', undefined],
    ['promotions.v2.tsv', undefined],
  ])('of a feed that names no shop is of the one that its file names: %s', (file, domain) => {
    const context = aDraftContext({ findDomain: (name) => (name === 'oak-and-acorn' ? 'known.com' : null) })
    expect(readDraft({}, { context, file })).toMatchObject(
      domain === undefined ? { reason: 'missing_domain' } : { domain },
    )
  })
})
