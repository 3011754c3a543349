import { beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '@clipfront/catalog/testing'
import { aDraftContext, cjAnswer, cjLink, draftRecord } from '@clipfront/feeds/testing'
import { createImportText } from '../testing/importText.ts'
import { emptyReport } from './ImportReport.ts'

const { database } = await createTestDatabase()
const importText = createImportText(database)
const importCj = async (document: string) => importText(document, { format: 'cj', name: 'cj.xml' })
const coupons = async () => database.selectFrom('coupon').selectAll().orderBy('id').execute()

beforeEach(async () => {
  await database.deleteFrom('merchant').execute()
  await database.deleteFrom('import_run').execute()
})

/** What becomes of one record with these fields. */
const readDraft = (fields: object, context = aDraftContext()) => draftRecord('cj', cjLink(fields), { context })

describe('an answer of CJ’s link search', () => {
  it('becomes coupons and their shop', async () => {
    expect((await importCj(cjAnswer([cjLink()]))).report).toEqual({ ...emptyReport(), read: 1, added: 1 })
    expect(await coupons()).toMatchObject([
      {
        code: 'ACORN20',
        title: '20% off acorns over £50',
        detail: 'Spend £50 on acorns & save.',
        discount: { kind: 'percent', percent: 20, upTo: false },
        tags: ['coupon', 'garden'],
        source: 'cj',
        starts_at: new Date('2026-11-01T00:00:00Z'),
        ends_at: new Date('2026-11-30T23:59:00Z'),
        verified_at: null,
        withdrawn_at: null,
      },
    ])
    const merchants = await database.selectFrom('merchant').select(['name', 'domain']).execute()
    expect(merchants).toEqual([{ name: 'Oak and Acorn', domain: 'oakandacorn.co.uk' }])
    const listings = await database.selectFrom('coupon_listing').select(['source', 'external_id']).execute()
    expect(listings).toEqual([{ source: 'cj', external_id: '11470088' }])
  })

  it('may be several answers in one file, and is the same the second time', async () => {
    const other = cjLink({ 'link-id': '2', 'coupon-code': 'OAK15', 'link-name': '15% off oaks' })
    const file = cjAnswer([cjLink()]) + cjAnswer([other])
    expect((await importCj(file)).report).toMatchObject({ read: 2, added: 2 })
    expect((await importCj(file)).report).toMatchObject({ read: 2, added: 0, changed: 0, unchanged: 2 })
  })

  it('leaves no link, no pixel and no figure of what CJ pays', async () => {
    await importCj(cjAnswer([cjLink(), cjLink({ 'link-id': '2', 'link-name': '', 'coupon-code': 'OAK15' })]))
    const kept = JSON.stringify([await coupons(), await database.selectFrom('merchant').selectAll().execute()])
    expect(kept).not.toMatch(/anrdoezrs|ftjcfx|https?:|utm_|0\.1234|7\.5678|12\.3456/)
  })

  it.each([
    ['a refusal', '<cj-api><error-message>Not authenticated</error-message></cj-api>', 'unknown-shape'],
    ['a page', '<html><head><link href="/a.css"/></head></html>', 'unknown-shape'],
    ['links of something else', '<links><link>https://oak.com</link></links>', 'unknown-shape'],
  ])('%s changes nothing', async (_, document, word) => {
    await expect(importCj(document)).rejects.toMatchObject({ name: 'ImportError', word })
  })
})

describe('a link of CJ', () => {
  const bare = { 'promotion-type': '', 'coupon-code': '', description: '' }
  const silent = { destination: '', 'link-code-html': '', clickUrl: '' }

  it.each([
    ['of an advertiser whose programme is not joined', { 'relationship-status': 'notjoined' }, 'not_joined'],
    ['for other countries', { 'targeted-countries': 'US, CA' }, 'other_region'],
    ['that is a banner of the home page', { ...bare, 'link-name': 'Home page 468x60' }, 'no_offer'],
    ['that tells no shop', { ...silent, clickUrl: 'https://www.anrdoezrs.net/click-1-2' }, 'missing_domain'],
  ])('%s is rejected', (_, fields, reason) => {
    expect(readDraft(fields)).toEqual({ reason })
  })

  const deep = 'https://www.anrdoezrs.net/links/1/type/dlg/https://oak.com/a'

  it.each<[string, object, object]>([
    ['for the country by its name', { 'targeted-countries': 'UNITED KINGDOM' }, { code: 'ACORN20' }],
    ['for all countries', { 'targeted-countries': 'ALL' }, { code: 'ACORN20' }],
    [
      'without countries or a relationship',
      { 'targeted-countries': '', 'relationship-status': '' },
      { code: 'ACORN20' },
    ],
    ['whose code is prose', { 'coupon-code': 'No code required' }, { code: '' }],
    ['whose code stands in its words', { ...bare, description: 'Use code SAVE10' }, { code: 'SAVE10' }],
    [
      'that is no promotion but says what it is worth',
      { ...bare, 'link-name': '£5 off oaks' },
      { title: '£5 off oaks' },
    ],
    ['without an end', { 'promotion-end-date': '' }, { endsAt: null }],
    ['that goes on', { 'promotion-end-date': 'Ongoing' }, { endsAt: null }],
    [
      'that ends on a day of the site',
      { 'promotion-end-date': '2026-06-30 23:59:59.0' },
      { endsAt: new Date('2026-06-30T22:59:59Z') },
    ],
    ['that is over', { 'promotion-end-date': '2026-01-31T23:59:00Z' }, { endsAt: new Date('2026-01-31T23:59:00Z') }],
    [
      'of free delivery by its type',
      { 'promotion-type': 'free shipping', 'link-name': 'Acorns from £20', description: '' },
      { discount: { kind: 'free-delivery' }, tags: ['free-shipping', 'garden'] },
    ],
    [
      'of free delivery whose words promise more',
      { 'promotion-type': 'free shipping' },
      { discount: { kind: 'percent', percent: 20, upTo: false } },
    ],
    ['whose shop only its click tells', { ...silent, clickUrl: deep }, { domain: 'oak.com' }],
    [
      'whose shop only its HTML tells',
      { ...silent, 'link-code-html': `<a href="https://dpbolvw.net/click-1?url=https%3A%2F%2Foak.com%2Fa">Oak</a>` },
      { domain: 'oak.com' },
    ],
    ['with its HTML as elements', { ...silent, 'link-code-html/a@href': deep }, { domain: 'oak.com' }],
    [
      'without a name',
      { 'link-name': '', 'link-code-html': '<a href="https://a.example/">20% off all acorns</a>' },
      { title: '20% off all acorns' },
    ],
  ])('%s', (_, fields, draft) => {
    expect(readDraft(fields)).toMatchObject(draft)
  })

  it('of a shop that the site knows by its name needs no link that tells', () => {
    expect(readDraft(silent, aDraftContext({ findDomain: () => 'oak.com' }))).toMatchObject({ domain: 'oak.com' })
  })
})
