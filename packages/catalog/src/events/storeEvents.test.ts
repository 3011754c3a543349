import * as fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { arriveEvent, createEidAt } from '../testing/arriveEvent.ts'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { daysAgo, NOW, seedCoupon, seedMerchant, UK } from '../testing/seed.ts'
import { makeEventDays } from './eventDays.ts'
import { storeEvents } from './storeEvents.ts'

const { database } = await createTestDatabase()
const merchant = await seedMerchant(database)
const coupon = await seedCoupon(database, merchant)
await makeEventDays(database, daysAgo(5), daysAgo(-5))

const HOUR = 3_600_000
const NUM_RUNS = process.env['FULL'] === '1' ? 5000 : 200
const later = (ms: number) => new Date(NOW.getTime() + ms)
const stored = () => database.selectFrom('event').selectAll().orderBy('eid').execute()

beforeEach(async () => {
  for (const table of ['event', 'undated_event'] as const) await database.deleteFrom(table).execute()
})

it('completes code and merchant from the catalog of the event’s own site', async () => {
  const about = { is_verified: true, search_word: '', sign: 's', position: 2, old_position: 3, has_detail: true }
  const on = (fields: object) => arriveEvent({ coupon: { id: coupon.id, ...about }, ...fields })
  const unknown = arriveEvent({ coupon: { id: 99_999, ...about } })
  const events = [
    on({}),
    on({ site: 'de.clipfront.example' }),
    unknown,
    arriveEvent({ merchantId: merchant.id }),
    arriveEvent(),
  ]
  expect(await storeEvents(database, events)).toBe(5)
  const rows = new Map((await stored()).map((row) => [row.eid, row]))
  const [known, foreign, missing, visit, plain] = events.map(({ eid }) => rows.get(eid))
  expect(known).toMatchObject({ coupon_id: coupon.id, merchant_id: merchant.id, position: 2, old_position: 3 })
  expect(known?.performance).toEqual({
    id: coupon.id,
    code: 'WELCOME20',
    is_verified: true,
    search_word: '',
    sign: 's',
  })
  expect(foreign).toMatchObject({ coupon_id: null, merchant_id: null, performance: { id: coupon.id } })
  expect(missing).toMatchObject({ coupon_id: null, merchant_id: null, performance: { id: 99_999 } })
  expect(visit).toMatchObject({ site: UK, coupon_id: null, merchant_id: merchant.id, performance: {} })
  expect(plain).toMatchObject({ coupon_id: null, merchant_id: null, performance: {} })
})

it.each([
  ['  Nimbus  Shoes', 'nimbus shoes'],
  ['mara@nimbus-shoes.example', ''],
  ['+49 170 1234567', ''],
  ['a letter of many words '.repeat(4), ''],
])('of what was searched for, %j, it stores %j: nothing that is the searcher’s own', async (search_word, kept) => {
  const about = { is_verified: true, sign: '', position: 1, old_position: 1, has_detail: false }
  await storeEvents(database, [arriveEvent({ coupon: { id: coupon.id, ...about, search_word } })])
  expect(await stored()).toMatchObject([{ performance: { search_word: kept } }])
})

it('makes the days that nobody has made ahead of time', async () => {
  const receivedAt = daysAgo(-30)
  const events = [0, 30].map((hours) => {
    const eid = createEidAt(new Date(receivedAt.getTime() - hours * HOUR))
    return arriveEvent({ eid, receivedAt })
  })
  expect(await storeEvents(database, events)).toBe(2)
})

it('stores an event once, whenever its deliveries come and whatever its clock says', async () => {
  const deliveries = fc.array(fc.nat({ max: 24 * HOUR }), { minLength: 1, maxLength: 4 })
  const eid = fc.oneof(
    fc
      .oneof(fc.integer({ min: -72 * HOUR, max: 72 * HOUR }), fc.constantFrom(...EDGES))
      .map((ahead) => createEidAt(later(ahead))),
    fc.constantFrom(...STRANGE_TIMES).map((time) => createEidAt(new Date(time))),
    fc.uuid({ version: 4 }),
    fc.stringMatching(/^[\w-]{8,20}$/),
  )
  await fc.assert(
    fc.asyncProperty(eid, deliveries, fc.boolean(), async (one, delays, isTogether) => {
      for (const table of ['event', 'undated_event'] as const) await database.deleteFrom(table).execute()
      const events = delays.map((delay) => arriveEvent({ eid: one, receivedAt: later(delay) }))
      if (isTogether) await storeEvents(database, events)
      else for (const event of events) await storeEvents(database, [event])
      expect(await stored()).toHaveLength(1)
    }),
    { numRuns: NUM_RUNS },
  )
})
/** Around the limits of what is believed. */
const EDGES = [-48 * HOUR, 120_000].flatMap((limit) =>
  [-60_001, -60_000, -1, 0, 1, 60_000, 60_001].map((ms) => limit + ms),
)

/** What a UUIDv7 can say: from 1970 beyond the last year that PostgreSQL reads as JavaScript writes it. */
const STRANGE_TIMES = [0, Date.parse('9999-12-31T23:59:59.999Z'), Date.parse('+010000-01-01T00:00:00Z'), 2 ** 48 - 1]

it('stores each event of several batches at the same time once, in whatever order they hold them', async () => {
  const eids = Array.from({ length: 40 }, (_, index) =>
    index % 2 ? createEidAt(later(-index * HOUR), index) : `0a1b2c3d-0a1b-4c3d-8a1b-${String(index).padStart(12, '0')}`,
  )
  const batches = [eids, eids.toReversed(), eids.slice(10, 30), eids].map((batch) =>
    batch.map((eid) => arriveEvent({ eid })),
  )
  const counts = await Promise.all(batches.map((batch) => storeEvents(database, batch)))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40)
  expect((await stored()).map(({ eid }) => eid)).toEqual(eids.toSorted())
})
