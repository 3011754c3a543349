import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { BELIEVED_DAYS } from './dateEvent.ts'

/** How long a single event, or a vote, is stored; the privacy page promises it. */
export const EVENT_DAYS = 90
const DAY_MS = 86_400_000

/** Whoever waits for the table holds up all who come later: it waits shortly, and is tried again. */
export const LIMITS = sql`set local statement_timeout = '60s'; set local lock_timeout = '2s'`

/** The day (UTC) of a moment, as `2026-11-22`. */
export function formatDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** `days` later (or, negative, earlier). */
export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS)
}

/** Makes what holds the events of each day from one moment to another, where it is missing. */
export async function makeEventDays(database: Kysely<Database>, first: Date, last = first): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await LIMITS.execute(transaction)
    await sql`select make_event_days(${formatDay(first)}, ${formatDay(last)})`.execute(transaction)
  })
}

/** Drops the days of which every event is too old. @returns how many days */
export async function dropOldEventDays(database: Kysely<Database>, now: Date): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    await LIMITS.execute(transaction)
    const { rows } = await sql<{ days: number }>`
      select drop_event_days(${formatDay(addDays(now, -EVENT_DAYS))}) as days`.execute(transaction)
    return rows[0]?.days ?? 0
  })
}

/** An event whose time was believed at first may come again as long as it is tried, a day, and be judged then. */
const UNDATED_DAYS = 2 * BELIEVED_DAYS

/** Forgets events without a time of their own that nobody sends again. */
export async function forgetUndatedEvents(database: Kysely<Database>, now: Date): Promise<void> {
  await database.deleteFrom('undated_event').where('received_at', '<', addDays(now, -UNDATED_DAYS)).execute()
}

/** The days that can hold events, the oldest first. */
export async function listEventDays(database: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select to_char(to_date(right(inhrelid::regclass::text, 8), 'YYYYMMDD'), 'YYYY-MM-DD') as day
    from pg_inherits where inhparent = 'event'::regclass order by 1`.execute(database)
  return rows.map(({ day }) => day)
}
