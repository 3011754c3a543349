import { type Kysely, sql } from 'kysely'

/** Deliveries of events that failed: those that a browser made up for, by day, and those that the collector refused. */
export async function up(database: Kysely<unknown>): Promise<void> {
  // Of the events: those that waited in a browser's outbox.
  await sql`alter table event_day add column late integer not null default 0`.execute(database)
  await sql`
    create table rejection_day (
      day date not null, site text not null, environment text not null,
      -- What the collector answered.
      status integer not null,
      events integer not null,
      primary key (day, site, environment, status)
    )`.execute(database)
}
