import { type Kysely, sql } from 'kysely'

/** Words that editors have made equal for the search of a language, and those that many have searched for, by day. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function spaced(value text) returns text language sql immutable strict parallel safe
    return btrim(regexp_replace(fold(value), '[\\s!-/:-@[-\x60{-~]+', ' ', 'g'))`.execute(database)
  await sql`
    create table synonym (
      id integer generated always as identity primary key,
      -- Without a region: what sites of the language share.
      language text not null,
      word text not null,
      other text not null,
      -- As queries are compared.
      folded_word text not null generated always as (spaced(word)) stored,
      folded_other text not null generated always as (spaced(other)) stored,
      unique (language, folded_word, folded_other),
      -- A pair has one order, so that it stands once.
      check (folded_word < folded_other)
    )`.execute(database)
  await sql`create index synonym_of_other on synonym (language, folded_other)`.execute(database)
  await sql`
    create table search_day (
      site text not null,
      day date not null,
      query text not null,
      visitors integer not null,
      primary key (site, day, query)
    )`.execute(database)
  await sql`
    alter table edit
      drop constraint edit_kind_check,
      add constraint edit_kind_check
        check (kind in ('coupon', 'merchant', 'import', 'review', 'submission', 'post', 'synonym'))`.execute(database)
}
