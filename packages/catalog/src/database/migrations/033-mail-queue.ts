import { type Kysely, sql } from 'kysely'

/** Mails to be sent and those that were: to whom says their subscription, and what they say is written as they are sent. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail (
      id integer generated always as identity primary key,
      subscription_id integer not null references subscription (id) on delete cascade,
      kind text not null check (kind in ('confirmation', 'alert', 'digest')),
      queued_at timestamptz not null,
      -- Not before then: later after each failure. Null once it was given up.
      due_at timestamptz,
      attempts integer not null default 0,
      sent_at timestamptz
    )`.execute(database)
  await sql`create unique index one_mail_to_send on mail (subscription_id, kind) where sent_at is null`.execute(
    database,
  )
  await sql`create index mail_due on mail (kind, due_at, id) where sent_at is null`.execute(database)
  await sql`create index mail_of_subscription on mail (subscription_id, queued_at)`.execute(database)
}
