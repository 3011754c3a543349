import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, inject, it, onTestFinished } from 'vitest'
import { connect } from '../connect.ts'
import { migrate } from '../migrate.ts'
import type { Database } from '../tables.ts'
import { listEventDays } from '../../events/eventDays.ts'
import { storeEvents } from '../../events/storeEvents.ts'
import { arriveEvent } from '../../testing/arriveEvent.ts'
import { withDatabase } from '../../testing/withDatabase.ts'
import { migrations } from './migrations.ts'

/** A database of its own, with the schema as it was after one migration. */
async function openAt(migration: string) {
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = connect<unknown>(inject('postgres'), { connections: 1 })
  await sql`create database ${sql.id(name)}`.execute(server)
  const url = withDatabase(inject('postgres'), name)
  const database = connect<Database>(url, { connections: 1 })
  onTestFinished(async () => {
    await database.destroy()
    await sql`drop database ${sql.id(name)} with (force)`.execute(server)
    await server.destroy()
  })
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateTo(migration)
  if (error) throw error
  return { database, url }
}

it('a catalog of the first schema keeps what it has: its shops get masters, its tested offers their record', async () => {
  const { database, url } = await openAt('004-last-change')
  await sql`
    insert into merchant (site, slug, name, domain, tint, created_at) values
      ('uk.clipfront.example', 'nimbus', 'Nimbus', 'nimbus.example', 1, now()),
      ('de.clipfront.example', 'nimbus', 'Nimbus', 'nimbus.example', 1, now()),
      ('uk.clipfront.example', 'other', 'Other', 'other.example', 1, now())`.execute(database)
  await sql`
    insert into coupon (site, merchant_id, upk, sign, title, first_seen_at, source, source_list, verified_by, verified_at)
    select site, id, 'a', 'b', 'c', now(), 'd', '{d}', 'Maya', '2026-11-20T10:00:00Z' from merchant where slug = 'other'
  `.execute(database)
  await migrate(url)
  const masters = await database.selectFrom('merchant').select(['site', 'slug', 'master_id']).orderBy('id').execute()
  expect(masters[0]?.master_id).toBe(masters[1]?.master_id)
  expect(masters[2]?.master_id).not.toBe(masters[0]?.master_id)
  const records = await database.selectFrom('verification').select(['outcome', 'by_name', 'happened_at']).execute()
  expect(records).toEqual([{ outcome: 'worked', by_name: 'Maya', happened_at: new Date('2026-11-20T10:00:00Z') }])
})

it('a shop that comes later joins the master of its domain', async () => {
  const { database, url } = await openAt('008-editing')
  await migrate(url)
  const add = (site: string) =>
    database
      .insertInto('merchant')
      .values({ site, slug: 'nimbus', name: 'Nimbus', domain: 'nimbus.example', tint: 1, created_at: new Date(0) })
      .returning('master_id')
      .executeTakeFirstOrThrow()
  expect(await add('uk.clipfront.example')).toEqual(await add('de.clipfront.example'))
})

/** A transaction that has written to the coupons, as an import does, until it is ended. */
async function holdCoupons(database: Kysely<Database>) {
  const { promise, resolve: end } = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const ended = database.transaction().execute(async (transaction) => {
    await sql`lock table coupon in row exclusive mode`.execute(transaction)
    locked.resolve()
    await promise
  })
  await locked.promise
  onTestFinished(async () => {
    end()
    await ended
  })
  return end
}

it('a migration that waits for an import lets readers pass, and comes to its end after it', async () => {
  const { database, url } = await openAt('017-tests-by-time')
  const reader = connect<Database>(url, { connections: 1 })
  onTestFinished(async () => reader.destroy())
  const end = await holdCoupons(database)
  const reports: string[] = []
  const migrating = migrate(url, { report: (message) => void reports.push(message) })
  await sleep(500)
  const reading = reader.selectFrom('coupon').select('id').execute()
  expect(await Promise.race([reading, sleep(8000, 'still waiting')])).toEqual([])
  await expect.poll(() => reports[0]).toMatch(/waits for .*tried again in 1 s/)
  end()
  await migrating
  expect(await sql`select words from coupon`.execute(reader)).toMatchObject({ rows: [] })
})

it('a migration that cannot have its tables gives up with what to do', async () => {
  const { database, url } = await openAt('017-tests-by-time')
  await holdCoupons(database)
  await expect(migrate(url, { pausesMs: [100] })).rejects.toThrow(/^The schema .* not be brought up to date.*import/)
})

/** Events as they were stored before they had days. */
async function seedFormerEvents(database: Kysely<Database>) {
  await sql`
    insert into event (eid, type, site, environment, occurred_at, coupon_id, is_bot, network_hash, performance) values
      (null, 'click', 'uk.clipfront.example', 'prod', '2026-11-20T23:59:59.9995Z', 7, false, 'n', '{"code": "A"}'),
      ('0A1b2c3d-0a1b-4c3d-8a1b-0a1b2c3d4e5f', 'click', 'x', 'prod', '2026-11-21T00:00:00Z', null, true, null, '{}'),
      ('no-uuid-at-all', 'mail', 'x', 'beta', '2026-08-01T12:00:00Z', null, false, null, '{}')`.execute(database)
}

it('events that lay in one table lie in their days, with all that they had, and are known when they come again', async () => {
  const { database, url } = await openAt('019-live-counts')
  await seedFormerEvents(database)
  await migrate(url)
  const events = await database.selectFrom('event').selectAll().orderBy('occurred_at').execute()
  expect(events).toMatchObject([
    { type: 'mail', environment: 'beta', class: 'human' },
    { type: 'click', coupon_id: 7, class: 'human', network_hash: 'n', performance: { code: 'A' }, detail: {} },
    { eid: '0a1b2c3d-0a1b-4c3d-8a1b-0a1b2c3d4e5f', class: 'bot' },
  ])
  expect(await listEventDays(database)).toEqual(['2026-08-01', '2026-11-20', '2026-11-21'])
  const again = { eid: '0a1b2c3d-0a1b-4c3d-8a1b-0a1b2c3d4e5f', receivedAt: new Date('2026-11-21T20:00:00Z') }
  expect(await storeEvents(database, [arriveEvent(again)])).toBe(0)
})

/** Ends whoever waits to make a day. @returns how many */
async function killWaiting(database: Kysely<unknown>): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event = 'advisory' and query like '%make_event_days%'`.execute(database)
  return rows.length
}

it('a migration that is killed in the middle has changed nothing, and the next one does all of it', async () => {
  const { database, url } = await openAt('019-live-counts')
  await seedFormerEvents(database)
  const other = connect<unknown>(url, { connections: 2 })
  onTestFinished(async () => other.destroy())
  await other.connection().execute(async (session) => {
    const lock = sql`hashtextextended('event days', 0)`
    await sql`select pg_advisory_lock(${lock})`.execute(session)
    const migrating = migrate(url)
    migrating.catch(() => {})
    await expect.poll(async () => killWaiting(other)).toBe(1)
    await expect(migrating).rejects.toThrow(/terminat|discarded/)
    await sql`select pg_advisory_unlock(${lock})`.execute(session)
  })
  expect((await sql`select id from event`.execute(other)).rows).toHaveLength(3)
  await migrate(url)
  expect(await database.selectFrom('event').select('eid').execute()).toHaveLength(3)
})
