import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import * as fc from 'fast-check'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import type { Database } from '../database/tables.ts'
import { dropOldEventDays, makeEventDays } from '../events/eventDays.ts'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { daysAgo, NOW } from '../testing/seed.ts'
import { rollUpDay } from './rollUpDay.ts'

const { database } = await createTestDatabase()
const DAY = '2026-11-20'
const NUM_RUNS = process.env['FULL'] === '1' ? 1000 : 40
const TABLES = ['coupon_day', 'merchant_day', 'site_day', 'event_day'] as const
const rollUp = async (day = DAY) => rollUpDay(database, { day, now: NOW })

beforeEach(async () => {
  for (const table of [...TABLES, 'rollup_day', 'event'] as const) await database.deleteFrom(table).execute()
})

/** The same counts as plain SQL over every event, one question for each column, and no limit but those that are asked for. */
async function countPlainly(db: Kysely<Database>) {
  const people = sql`event where class = 'human' and (occurred_at at time zone 'UTC')::date = '2026-11-20'`
  const limited = (group: ReturnType<typeof sql>, merchant = sql`null::int`) => sql`(
    select coalesce(sum(least(n, 3)), 0)::int from (
      select count(*) as n from ${people} and ${group}
      group by coupon_id, ${merchant}, environment, coalesce(network_hash, visitor_hash)
    ) per_network)`
  const ask = async (name: string, rest: ReturnType<typeof sql>) => {
    const { rows } = await sql<Record<string, unknown>>`select ${rest}`.execute(db)
    return [name, rows.filter(hasCounts)] as const
  }
  const counts = sql`
    count(*) filter (where type in ('click', 'click-out') and coupon_id is not null)::int as received,
    count(*) filter (where type = 'copy')::int as copies,
    count(*) filter (where type = 'detail')::int as details,
    count(*) filter (where type = 'shop')::int as visits`
  return Object.fromEntries([
    await ask(
      'coupons',
      sql`coupon_id, ${counts} from ${people} and coupon_id is not null and type <> 'mail' group by 1 order by 1`,
    ),
    await ask(
      'merchants',
      sql`merchant_id, ${counts} from ${people} and merchant_id is not null and type <> 'mail' group by 1 order by 1`,
    ),
    await ask(
      'positions',
      sql`coalesce(position, 0) as position, ${counts} from ${people} and type <> 'mail' group by 1 order by 1`,
    ),
    await ask(
      'limited',
      sql`${limited(sql`type in ('click', 'click-out') and coupon_id is not null`)} as clicks,
        ${limited(sql`type = 'impression' and coupon_id is not null`)} as impressions,
        ${limited(sql`type = 'impression' and coupon_id is null`, sql`merchant_id`)} as of_merchants`,
    ),
    await ask(
      'all',
      sql`class, type, device, count(*)::int as events, (count(*) - count(*) filter (where detail ->> 'delay' is null))::int as late from event where (occurred_at at time zone 'UTC')::date = '2026-11-20' group by 1, 2, 3 order by 1, 2, 3`,
    ),
  ])
}

/** A coupon that only mails are about has no row. */
const hasCounts = ({
  coupon_id: _coupon,
  merchant_id: _merchant,
  position: _position,
  ...counts
}: Record<string, unknown>) => Object.values(counts).some((count) => count !== 0)

/** What the rollups say to the same questions. */
async function readRollups(db: Kysely<Database>) {
  const counts = sql`sum(received)::int as received, sum(copies)::int as copies,
    sum(details)::int as details, sum(visits)::int as visits`
  const ask = async (rest: ReturnType<typeof sql>) =>
    (await sql<Record<string, unknown>>`select ${rest}`.execute(db)).rows.filter(hasCounts)
  return {
    coupons: await ask(sql`coupon_id, ${counts} from coupon_day where day = '2026-11-20' group by 1 order by 1`),
    merchants: await ask(sql`merchant_id, ${counts} from merchant_day where day = '2026-11-20' group by 1 order by 1`),
    positions: await ask(sql`position, ${counts} from site_day where day = '2026-11-20' group by 1 order by 1`),
    limited: await ask(sql`coalesce(sum(clicks), 0)::int as clicks, (
        select coalesce(sum(impressions), 0)::int from coupon_day where day = '2026-11-20'
      ) as impressions, coalesce(sum(impressions), 0)::int - (
        select coalesce(sum(impressions), 0)::int from coupon_day where day = '2026-11-20'
      ) as of_merchants from site_day where day = '2026-11-20'`),
    all: await ask(
      sql`class, type, device, sum(events)::int as events, sum(late)::int as late from event_day where day = '2026-11-20' group by 1, 2, 3 order by 1, 2, 3`,
    ),
  }
}

const anEvent = fc.record({
  type: fc.constantFrom('impression', 'impression', 'click', 'click', 'click-out', 'copy', 'detail', 'shop', 'mail'),
  site: fc.constantFrom('a', 'b'),
  environment: fc.constantFrom('prod', 'dev'),
  class: fc.constantFrom('human', 'human', 'human', 'bot', 'prefetch', 'preview'),
  device: fc.constantFrom('pc', 'mobile'),
  coupon_id: fc.constantFrom(null, 1, 2),
  merchant_id: fc.constantFrom(null, 7, 8),
  position: fc.constantFrom(null, 1, 2),
  network_hash: fc.constantFrom(null, 'n1', 'n2'),
  visitor_hash: fc.constantFrom('v1', 'v2'),
  detail: fc.constantFrom('{}', '{"metric": "LCP"}', '{"delay": 5000}'),
  occurred_at: fc.integer({ min: -16 * 60, max: 14 * 60 }).map((minutes) => new Date(NOW.getTime() + minutes * 60_000)),
})

it('the rollups of a day say what plain SQL says of its events, however often and in whatever parts they were counted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anEvent, { maxLength: 60 }), fc.nat(60), async (events, part) => {
      for (const table of [...TABLES, 'event'] as const) await database.deleteFrom(table).execute()
      for (const some of [events.slice(0, part), events.slice(part)]) {
        if (some.length > 0) await database.insertInto('event').values(some).execute()
        await rollUp()
      }
      expect(await readRollups(database)).toEqual(await countPlainly(database))
      expect(await rollUp(), 'nothing is left to be written').toBe(0)
    }),
    { numRuns: NUM_RUNS },
  )
})

it.each([
  ['click', 'clicks'],
  ['impression', 'impressions'],
] as const)(
  'three of each %s of a network count for a coupon, at the positions of the earliest',
  async (type, column) => {
    const event = { type, site: 'a', environment: 'prod', coupon_id: 1, network_hash: 'n' }
    const at = (minute: number, position: number) => ({
      ...event,
      position,
      occurred_at: new Date(NOW.getTime() + minute * 60_000),
    })
    await database
      .insertInto('event')
      .values([at(5, 1), at(1, 2), at(2, 2), at(3, 1), at(4, 1)])
      .execute()
    await rollUp()
    const rows = await database.selectFrom('coupon_day').select(['position', column]).orderBy('position').execute()
    expect(rows).toEqual([
      { position: 1, [column]: 1 },
      { position: 2, [column]: 2 },
    ])
  },
)

it('senders choose words and positions, and yet fill no more than some rows, which stay for ever', async () => {
  const event = { site: 'a', environment: 'prod', coupon_id: 1, merchant_id: 7, occurred_at: NOW }
  const words = Array.from({ length: 150 }, (_, index) => ({ ...event, type: `word-${index}` }))
  const places = Array.from({ length: 300 }, (_, index) => ({ ...event, type: 'click', position: index + 1 }))
  await database
    .insertInto('event')
    .values([...words, ...places])
    .execute()
  await rollUp()
  const types = await database.selectFrom('event_day').select(['type', 'events']).orderBy('events', 'desc').execute()
  expect(types.slice(0, 2)).toEqual([
    { type: 'click', events: 300 },
    { type: 'other', events: 101 },
  ])
  expect([types.length, types.reduce((sum, { events }) => sum + events, 0)]).toEqual([51, 450])
  for (const table of ['coupon_day', 'merchant_day', 'site_day'] as const) {
    const rows = await database.selectFrom(table).select(['position', 'received']).orderBy('position', 'desc').execute()
    expect([rows.length, rows[0]]).toEqual([200, { position: 200, received: 101 }])
  }
})

it('rows go whose events are gone, and two that count the same day take turns', async () => {
  const event = { type: 'copy', site: 'a', environment: 'prod', coupon_id: 1, occurred_at: NOW }
  await database.insertInto('event').values(event).execute()
  await Promise.all([rollUp(), rollUp(), rollUp()])
  expect(await database.selectFrom('coupon_day').select(['day', 'copies']).execute()).toEqual([{ day: DAY, copies: 1 }])
  await database.deleteFrom('event').execute()
  await rollUp()
  for (const table of TABLES) expect(await database.selectFrom(table).selectAll().execute()).toEqual([])
})

it('what was counted of a day stays when its events are dropped', async () => {
  const event = { type: 'copy', site: 'a', environment: 'prod', coupon_id: 1, occurred_at: daysAgo(2) }
  await database.insertInto('event').values(event).execute()
  await rollUp('2026-11-18')
  await dropOldEventDays(database, daysAgo(-89))
  expect(await rollUp('2026-11-18')).toBeUndefined()
  expect(await database.selectFrom('coupon_day').select('copies').execute()).toEqual([{ copies: 1 }])
})

it('what was counted of a day stays when its events are dropped while they are being counted anew', async () => {
  const day = '2026-11-18'
  await makeEventDays(database, daysAgo(2))
  const event = { type: 'copy', site: 'a', environment: 'prod', coupon_id: 1, occurred_at: daysAgo(2) }
  await database.insertInto('event').values(event).execute()
  await rollUp(day)
  const [held, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  onTestFinished(() => end.resolve())
  const holding = database.transaction().execute(async (transaction) => {
    await transaction.updateTable('rollup_day').set({ counted_at: NOW }).where('day', '=', day).execute()
    held.resolve()
    await end.promise
  })
  await held.promise
  const counting = rollUp(day)
  const countWaiting = async () =>
    (await sql`select from pg_locks where not granted and locktype = 'transactionid'`.execute(database)).rows.length
  await expect.poll(countWaiting).toBeGreaterThan(0)
  const dropping = dropOldEventDays(database, daysAgo(-89))
  await Promise.race([dropping, sleep(500)])
  end.resolve()
  await Promise.all([holding, counting, dropping])
  expect(await database.selectFrom('coupon_day').select('copies').execute()).toEqual([{ copies: 1 }])
})
