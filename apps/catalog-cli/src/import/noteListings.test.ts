import { beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, daysAgo, NOW, UK } from '@clipfront/catalog/testing'
import { type GivenFields, type RawOffer, draftOffer, NOTHING_GIVEN } from '@clipfront/feeds/draft'
import { aDraftContext, aRawOffer } from '@clipfront/feeds/testing'
import { createMerchantWriter } from './createMerchantWriter.ts'
import { createOfferWriter } from './createOfferWriter.ts'
import { startRun } from './importRun.ts'

const { database } = await createTestDatabase()

beforeEach(async () => {
  await database.deleteFrom('merchant').execute()
})

interface Listing extends Partial<GivenFields> {
  percent?: number
  source?: string
}

/** An offer as a network lists it. */
function listed({ percent = 10, source = 'awin', ...given }: Listing = {}): RawOffer {
  return aRawOffer({
    codes: ['ACORN10'],
    discount: { kind: 'percent', percent, upTo: false },
    source,
    given: { ...NOTHING_GIVEN, externalId: '7', title: `${percent}% off acorns`, ...given },
  })
}

async function read(now: Date, ...offers: RawOffer[]) {
  const site = { code: UK, language: 'en-GB' as const }
  const run = await startRun(database, { site, now, format: 'awin', name: 'awin.json' })
  return database.transaction().execute(async (transaction) => {
    const merchants = await createMerchantWriter(transaction, { site: UK, now, run })
    const writeOffers = await createOfferWriter(transaction, { site, now, run }, merchants)
    const drafts = offers.map((offer) => draftOffer(offer, aDraftContext({ now, findDomain: merchants.findDomain })))
    return writeOffers(drafts.filter((draft) => 'upk' in draft))
  })
}

const coupons = () =>
  database.selectFrom('coupon').select(['title', 'confirmed_at', 'withdrawn_at']).orderBy('id').execute()

describe('a feed that lists an offer', () => {
  it('confirms it each time', async () => {
    await read(daysAgo(40), listed())
    await read(daysAgo(3), listed())
    expect(await coupons()).toEqual([{ title: '10% off acorns', confirmed_at: daysAgo(3), withdrawn_at: null }])
    const listing = await database.selectFrom('coupon_listing').selectAll().executeTakeFirstOrThrow()
    expect(listing).toMatchObject({ first_listed_at: daysAgo(40), last_listed_at: daysAgo(3), withdrawn_at: null })
  })

  it('takes it back, from the moment when that was first said, and may list it again', async () => {
    await read(daysAgo(9), listed())
    await read(daysAgo(5), listed({ isWithdrawn: true }))
    await read(daysAgo(2), listed({ isWithdrawn: true }))
    expect(await coupons()).toMatchObject([{ confirmed_at: daysAgo(9), withdrawn_at: daysAgo(5) }])
    await read(NOW, listed())
    expect(await coupons()).toMatchObject([{ confirmed_at: NOW, withdrawn_at: null }])
  })

  it('takes nothing back that another one lists', async () => {
    await read(daysAgo(9), listed(), listed({ source: 'cj', externalId: 'x' }))
    await read(daysAgo(8), listed({ source: 'cj', externalId: 'x' }))
    await read(daysAgo(5), listed({ isWithdrawn: true }))
    expect(await coupons()).toMatchObject([{ confirmed_at: daysAgo(8), withdrawn_at: null }])
    await read(daysAgo(1), listed({ source: 'cj', externalId: 'x', isWithdrawn: true }))
    expect(await coupons()).toMatchObject([{ withdrawn_at: daysAgo(1) }])
  })

  it('means another offer by the same name once it is worth something else', async () => {
    await read(daysAgo(9), listed())
    await read(daysAgo(5), listed({ percent: 15 }))
    expect(await coupons()).toEqual([
      { title: '10% off acorns', confirmed_at: daysAgo(9), withdrawn_at: daysAgo(5) },
      { title: '15% off acorns', confirmed_at: daysAgo(5), withdrawn_at: null },
    ])
  })

  it('has one where it names one twice', async () => {
    await read(NOW, listed(), listed({ percent: 15 }))
    const names = await database.selectFrom('coupon_listing').select('external_id').execute()
    expect(names).toHaveLength(1)
  })

  it('brings what it says in fields', async () => {
    const conditions = { leastBasket: { amount: 50, currency: 'GBP' }, audience: 'new-customers' } as const
    await read(
      NOW,
      listed({
        terms: '<ul><li>Not on sale items</li></ul>',
        conditions,
        tags: ['Free Shipping', 'free shipping'],
        brands: ['Acorn & Sons'],
        isExclusive: true,
        publishFrom: { year: 2026, month: 11, day: 1 },
        publishUntil: new Date('2026-12-01T08:00:00Z'),
      }),
    )
    expect(await database.selectFrom('coupon').selectAll().executeTakeFirstOrThrow()).toMatchObject({
      terms: [{ type: 'paragraph', text: 'Not on sale items' }],
      conditions,
      tags: ['free-shipping'],
      brands: ['acorn-and-sons'],
      is_exclusive: true,
      publish_from: new Date('2026-11-01T00:00:00Z'),
      publish_until: new Date('2026-12-01T08:00:00Z'),
    })
  })
})

it('what an editor has set stays, whatever a feed says', async () => {
  await read(daysAgo(9), listed())
  await database
    .updateTable('coupon')
    .set({ title: 'Acorns for less', edited: ['title', 'ends_at'] })
    .execute()
  await read(NOW, { ...listed({ title: '10% off all acorns' }), ends: new Date('2026-12-01T00:00:00Z') })
  const fields = ['title', 'ends_at', 'conditions'] as const
  expect(await database.selectFrom('coupon').select(fields).execute()).toEqual([
    { title: 'Acorns for less', ends_at: null, conditions: {} },
  ])
})

describe('a shop of which the network gives no address', () => {
  const bare = { ...listed(), links: [] }

  it('is the one that the site knows by its name', async () => {
    await read(daysAgo(9), listed({ externalId: '1' }))
    await read(NOW, { ...bare, codes: ['OTHER5'], name: 'OAK' })
    expect(await coupons()).toHaveLength(2)
  })

  it('is none where several have it', async () => {
    await read(daysAgo(9), listed({ externalId: '1' }), { ...listed({ externalId: '2' }), links: ['oak.co.uk'] })
    expect(await read(NOW, { ...bare, codes: ['OTHER5'] })).toEqual([])
  })
})

const draftFor = (...regions: string[]) => draftOffer(listed({ regions }), aDraftContext())

it('an offer for other countries is none of the site’s', () => {
  expect(draftFor('DE', 'AT')).toEqual({ reason: 'other_region' })
  expect([draftFor(), draftFor('US', 'GB'), draftFor('GB')]).not.toContainEqual({ reason: 'other_region' })
})
