import { beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '@clipfront/catalog/testing'
import { aDraftContext, rakutenLink, draftRecord } from '@clipfront/feeds/testing'
import { createImportText } from '../testing/importText.ts'
import { emptyReport } from './ImportReport.ts'

const { database } = await createTestDatabase()
const importText = createImportText(database)
const importRakuten = async (document: string) => importText(document, { format: 'rakuten', name: 'rakuten.xml' })
const coupons = async () => database.selectFrom('coupon').selectAll().orderBy('id').execute()

beforeEach(async () => {
  await database.deleteFrom('merchant').execute()
  await database.deleteFrom('import_run').execute()
})

const CLICK = 'http://click.linksynergy.com/link?id=PUBLISHER00&offerid=164317.10002595&type=3&murl='
const PAGE = encodeURIComponent('https://www.oakandacorn.co.uk/acorns?utm_source=rakuten')

/** As the network answers; the ampersands of its links are bare in some of its answers. */
const FEED = `<?xml version="1.0" encoding="UTF-8"?>
<couponfeed><TotalMatches>2</TotalMatches><TotalPages>1</TotalPages><PageNumberRequested>1</PageNumberRequested>
<link type="TEXT">
  <categories><category id="983">Garden</category><category id="14">Gifts &amp; Trees</category></categories>
  <promotiontypes><promotiontype id="11">Percentage off</promotiontype></promotiontypes>
  <offerdescription>15% off all oaks</offerdescription>
  <offerstartdate>2026-06-01</offerstartdate><offerenddate>2026-06-30</offerenddate>
  <couponcode>OAK15</couponcode><couponrestriction>New customers only. On orders over £40.</couponrestriction>
  <clickurl>${CLICK}${PAGE}</clickurl>
  <impressionpixel>http://ad.linksynergy.com/fs-bin/show?id=PUBLISHER00&bids=164317.10002595&type=3</impressionpixel>
  <advertiserid>1234</advertiserid><advertisername>Oak and Acorn</advertisername><network id="3">UK Network</network>
</link>
<link type="TEXT">
  <categories/><promotiontypes><promotiontype id="7">Free Shipping</promotiontype></promotiontypes>
  <offerdescription>Acorns delivered at no cost</offerdescription>
  <offerstartdate>2026-11-01T08:00Z</offerstartdate><offerenddate></offerenddate><couponcode>N/A</couponcode>
  <clickurl>${CLICK.replace('2595', '2600').replaceAll('&', '&amp;')}${PAGE}</clickurl>
  <advertiserid>1234</advertiserid><advertisername>Oak and Acorn</advertisername><network id="3">UK Network</network>
</link></couponfeed>`

/** What becomes of one record with these fields. */
const readDraft = (fields: object, context = aDraftContext()) =>
  draftRecord('rakuten', rakutenLink(fields), { context })

describe('a coupon feed of Rakuten’s', () => {
  it('becomes coupons and their shop', async () => {
    expect((await importRakuten(FEED)).report).toEqual({ ...emptyReport(), read: 2, added: 2 })
    expect(await coupons()).toMatchObject([
      {
        code: 'OAK15',
        title: '15% off all oaks',
        detail: '',
        discount: { kind: 'percent', percent: 15, upTo: false },
        conditions: { leastBasket: { amount: 40, currency: 'GBP' }, audience: 'new-customers' },
        terms: [{ type: 'paragraph', text: 'New customers only. On orders over £40.' }],
        tags: ['garden', 'gifts-and-trees', 'percentage-off'],
        source: 'rakuten',
        starts_at: new Date('2026-06-01T00:00:00Z'),
        ends_at: new Date('2026-06-30T23:59:59Z'),
      },
      {
        code: '',
        title: 'Acorns delivered at no cost',
        discount: { kind: 'free-delivery' },
        starts_at: new Date('2026-11-01T08:00:00Z'),
        ends_at: null,
      },
    ])
    const merchants = await database.selectFrom('merchant').select(['name', 'domain']).execute()
    expect(merchants).toEqual([{ name: 'Oak and Acorn', domain: 'oakandacorn.co.uk' }])
    const listings = await database.selectFrom('coupon_listing').select('external_id').orderBy('external_id').execute()
    expect(listings).toEqual([{ external_id: '164317.10002595' }, { external_id: '164317.10002600' }])
  })

  it('may be several pages in one file, and is the same the second time', async () => {
    const file = FEED + FEED.replaceAll('oakandacorn.co.uk', 'pineandcone.co.uk').replaceAll('16431', '17431')
    expect((await importRakuten(file)).report).toMatchObject({ read: 4, added: 4 })
    expect((await importRakuten(file)).report).toMatchObject({ read: 4, added: 0, changed: 0, unchanged: 4 })
  })

  it('leaves no link and no pixel', async () => {
    await importRakuten(FEED)
    const kept = JSON.stringify([await coupons(), await database.selectFrom('merchant').selectAll().execute()])
    expect(kept).not.toMatch(/linksynergy|PUBLISHER00|https?:|utm_/)
  })

  it.each([
    ['without offers', '<couponfeed><TotalMatches>0</TotalMatches></couponfeed>', 'empty'],
    ['a refusal', '<fault><code>900901</code><message>Invalid Credentials</message></fault>', 'unknown-shape'],
    ['links of something else', '<couponfeed><link>https://oak.com</link></couponfeed>', 'unknown-shape'],
  ])('%s changes nothing', async (_, document, word) => {
    await expect(importRakuten(document)).rejects.toMatchObject({ name: 'ImportError', word })
  })
})

const type = (id: string, name: string): object => ({
  'promotiontypes/promotiontype@id': id,
  'promotiontypes/promotiontype': name,
})

describe('an offer of Rakuten’s', () => {
  it.each<[string, object, object]>([
    ['of another network', { network: 'US Network', 'network@id': '1' }, { reason: 'other_region' }],
    ['of a network that only has a number', { network: '', 'network@id': '5' }, { reason: 'other_region' }],
    ['of a network that nobody knows', { network: 'Oak Network', 'network@id': '99' }, { code: 'OAK15' }],
    ['whose link tells no shop', { clickurl: CLICK }, { reason: 'missing_domain' }],
    ['that ends on the last of a day in Greenwich', {}, { endsAt: new Date('2026-06-30T23:59:59Z') }],
    ['that ends at an hour', { offerenddate: '2026-06-30T21:00Z' }, { endsAt: new Date('2026-06-30T21:00:00Z') }],
    ['with an hour alone', { offerenddate: '2026-06-30 21:00:00' }, { endsAt: new Date('2026-06-30T21:00:00Z') }],
    ['that goes on', { offerenddate: 'ongoing' }, { endsAt: null }],
    ['without a number of its own', { clickurl: `https://a.example/?murl=${PAGE}` }, { listing: null }],
    ['with prose for a code', { couponcode: 'No code needed' }, { code: '' }],
    [
      'whose gift costs nothing from a sum on',
      { ...type('9', 'Gift with Purchase'), offerdescription: 'Enjoy a free acorn with any £80 purchase' },
      { discount: { kind: 'gift' }, tags: ['garden', 'gift-with-purchase'] },
    ],
    [
      'whose type has a name in another language',
      { ...type('13', 'Frete grátis'), offerdescription: 'Acorns sent to you' },
      { discount: { kind: 'free-delivery' }, tags: ['garden', 'free-delivery'] },
    ],
    ['of a type without a number', type('', 'Buy One / Get One'), { tags: ['garden', 'buy-one-get-one'] }],
    ['of a type that nobody knows', type('777', 'Acorn day'), { tags: ['garden', 'acorn-day'] }],
    ['of several types', type('1|7', 'General Promotion|Free Shipping'), { tags: ['garden', 'free-shipping'] }],
    [
      'with more words than a title has',
      { offerdescription: `15% off ${'oaks and acorns '.repeat(20)}` },
      { title: expect.stringMatching(/^15% off.*…$/), detail: expect.stringMatching(/acorns$/) },
    ],
  ])('%s', (_, fields, draft) => {
    expect(readDraft(fields)).toMatchObject(draft)
  })

  it('of a shop that the site knows by its name needs no link that tells', () => {
    const context = aDraftContext({ findDomain: (name) => (name === 'Oak and Acorn' ? 'oak.com' : null) })
    expect(readDraft({ clickurl: CLICK }, context)).toMatchObject({ domain: 'oak.com' })
  })
})
