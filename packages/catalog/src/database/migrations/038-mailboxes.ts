import { type Kysely, sql } from 'kysely'

/** Gmail delivers an address without its dots, and under both of its names: the limits of a mailbox count them as one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  // What stands behind a + is up to the shopper; where nothing stands before it, it is all of the name.
  await sql`
    create function mailbox(address text) returns text language sql immutable strict parallel safe
    return (
      select case when untagged ~ '@(gmail|googlemail)[.]com$'
        then replace(split_part(untagged, '@', 1), '.', '') || '@gmail.com' else untagged end
      from regexp_replace(address, '(.)[+][^@]*@', '\\1@') untagged)`.execute(database)
  await sql`
    alter table subscription
      drop column mailbox,
      add column mailbox text generated always as (mailbox(email)) stored`.execute(database)
  await sql`create index subscription_of_mailbox on subscription (mailbox)`.execute(database)
}
