import { makeEventDays } from '@clipfront/catalog/events'
import { sql } from 'kysely'
import { connect } from '@clipfront/catalog/database'
import { createTestDatabase, daysAgo, NOW, UK } from '@clipfront/catalog/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRollupUpkeep } from './createRollupUpkeep.ts'

const { database, url } = await createTestDatabase()
await makeEventDays(database, daysAgo(9), NOW)
let errors: string[] = []

const start = () => createRollupUpkeep({ database, clock: { now: () => NOW }, onError: (day) => void errors.push(day) })

async function copy(occurredAt: Date) {
  const event = { type: 'copy', site: UK, environment: 'prod', coupon_id: 1, occurred_at: occurredAt }
  await database.insertInto('event').values(event).execute()
}

/** Copies that the rollups know, by day. */
async function readCopies() {
  const rows = await database.selectFrom('coupon_day').select(['day', 'copies']).orderBy('day').execute()
  return Object.fromEntries(rows.map(({ day, copies }) => [day, copies]))
}

beforeEach(async () => {
  errors = []
  for (const table of ['event', 'coupon_day', 'rollup_day'] as const) await database.deleteFrom(table).execute()
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => vi.useRealTimers())

it('counts a day when it has got events, and again a minute later at the earliest', async () => {
  const upkeep = start()
  await copy(NOW)
  upkeep.noteEvents([{ occurredAt: NOW }])
  await upkeep.countDue()
  expect(await readCopies()).toEqual({ '2026-11-20': 1 })
  await copy(NOW)
  upkeep.noteEvents([{ occurredAt: NOW }])
  vi.advanceTimersByTime(59_000)
  await upkeep.countDue()
  expect(await readCopies()).toEqual({ '2026-11-20': 1 })
  vi.advanceTimersByTime(2000)
  await upkeep.countDue()
  expect(await readCopies()).toEqual({ '2026-11-20': 2 })
})

it('leaves days that got no events as they are', async () => {
  const upkeep = start()
  await copy(NOW)
  await upkeep.countDue()
  expect(await readCopies()).toEqual({})
})

it('counts after a start what a killed process has not, and what nobody ever has', async () => {
  await copy(NOW)
  await copy(daysAgo(1))
  await copy(daysAgo(8))
  await copy(daysAgo(9))
  await database
    .insertInto('rollup_day')
    .values({ day: '2026-11-12', counted_at: daysAgo(8) })
    .execute()
  await database.insertInto('rollup_day').values({ day: '2026-11-20', counted_at: NOW }).execute()
  const upkeep = start()
  await upkeep.noteUncounted()
  await upkeep.countDue()
  expect(await readCopies()).toEqual({ '2026-11-11': 1, '2026-11-19': 1, '2026-11-20': 1 })
})

it('tries a day again that could not be counted', async () => {
  const upkeep = start()
  upkeep.noteEvents([{ occurredAt: NOW }])
  await copy(NOW)
  const owner = connect<unknown>(url, { connections: 1 })
  await sql`alter table coupon_day rename to away`.execute(owner)
  await upkeep.countDue()
  await sql`alter table away rename to coupon_day`.execute(owner)
  await owner.destroy()
  expect([errors, await readCopies()]).toEqual([['2026-11-20'], {}])
  vi.advanceTimersByTime(61_000)
  await upkeep.countDue()
  expect(await readCopies()).toEqual({ '2026-11-20': 1 })
})
