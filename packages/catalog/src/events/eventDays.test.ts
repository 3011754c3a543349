import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { arriveEvent, createEidAt } from '../testing/arriveEvent.ts'
import { migrate } from '../database/migrate.ts'
import { createTestDatabase } from '../testing/createTestDatabase.ts'
import { daysAgo, NOW } from '../testing/seed.ts'
import { dropOldEventDays, forgetUndatedEvents, formatDay, listEventDays, makeEventDays } from './eventDays.ts'
import { storeEvents } from './storeEvents.ts'

const { database, url } = await createTestDatabase()

it('are made once by all who make them at the same time', async () => {
  await Promise.all([1, 2, 3].map(async () => makeEventDays(database, daysAgo(92), daysAgo(88))))
  const days = await listEventDays(database)
  expect(days.slice(0, 5)).toEqual(['2026-08-20', '2026-08-21', '2026-08-22', '2026-08-23', '2026-08-24'])
})

it('are dropped while another process starts and grants rights over every table', async () => {
  await makeEventDays(database, daysAgo(200))
  const starting = await database.transaction().execute(async (transaction) => {
    await sql`select drop_event_days('2026-07-01')`.execute(transaction)
    const migrating = migrate(url)
    migrating.catch(() => {})
    const isWaiting = sql`select 1 from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and not l.granted`
    await expect.poll(async () => (await isWaiting.execute(database)).rows.length).toBe(1)
    return [migrating]
  })
  await expect(Promise.all(starting)).resolves.toHaveLength(1)
})

it('are dropped when all of their events are older than 90 days, and not before', async () => {
  await makeEventDays(database, daysAgo(92), daysAgo(88))
  for (const days of [92, 91, 90, 89])
    await database
      .insertInto('event')
      .values({ type: 'click', site: 'x', environment: 'prod', occurred_at: daysAgo(days) })
      .execute()
  expect(await dropOldEventDays(database, NOW)).toBe(2)
  const left = await database.selectFrom('event').select('occurred_at').orderBy('occurred_at').execute()
  expect(left.map(({ occurred_at: moment }) => moment)).toEqual([daysAgo(90), daysAgo(89)])
  expect(await dropOldEventDays(database, NOW)).toBe(0)
})

it('are made and dropped by the servers’ login through these functions alone', async () => {
  const [day = ''] = await listEventDays(database)
  const table = sql.table(`event_${day.replaceAll('-', '')}`)
  for (const statement of [sql`drop table ${table}`, sql`alter table event detach partition ${table}`])
    await expect(statement.execute(database)).rejects.toThrow('must be owner')
  await expect(makeEventDays(database, daysAgo(1000), NOW)).rejects.toThrow('more days than are ever stored')
})

it('let readers and writers of other days pass while one is made', async () => {
  await database.transaction().execute(async (writing) => {
    await storeEvents(writing, [arriveEvent({ eid: createEidAt(NOW) })])
    await makeEventDays(database, daysAgo(-40))
  })
  expect(await listEventDays(database)).toContain(formatDay(daysAgo(-40)))
})

it('notes of undated events go when nobody sends them again', async () => {
  for (const days of [0, 3, 5]) {
    const eid = `0a1b2c3d-0a1b-4c3d-8a1b-00000000000${days}`
    await database
      .insertInto('undated_event')
      .values({ eid, received_at: daysAgo(days) })
      .execute()
  }
  await forgetUndatedEvents(database, NOW)
  expect(await database.selectFrom('undated_event').select('eid').execute()).toHaveLength(2)
})
