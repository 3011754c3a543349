import { type Kysely, sql } from 'kysely'

/**
 * A subscription's links are secrets of which only a hash is stored, several at a time: each mail has its own, and each of them
 * ends (docs/contracts/mail.md). The one hash that a subscription had was never filled.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscription
      drop column token_hash,
      -- Where it was requested: links of its mails lead back there.
      add column environment text not null default 'prod' check (environment in ('prod', 'beta', 'dev')),
      -- Offers that came until then were in a mail, or there before it was confirmed.
      add column news_until timestamptz,
      -- The address without what stands behind a +: names of one mailbox.
      add column mailbox text generated always as (regexp_replace(email, '\\+[^@]*@', '@')) stored`.execute(database)
  await sql`create index subscription_of_mailbox on subscription (mailbox)`.execute(database)
  await sql`
    create table subscription_token (
      -- SHA-256, in hex.
      hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
      subscription_id integer not null references subscription (id) on delete cascade,
      action text not null check (action in ('confirm', 'unsubscribe')),
      expires_at timestamptz not null
    )`.execute(database)
  await sql`create index token_of_subscription on subscription_token (subscription_id)`.execute(database)
  await sql`create index token_by_end on subscription_token (expires_at)`.execute(database)
}
