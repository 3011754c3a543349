import { type Kysely, sql } from 'kysely'

/**
 * A name is found in spite of a typo by the texts that are left of both when one letter is left out, and by the beginnings of its
 * words in any order (docs/architecture/020). They stand in indexes alone: a merchant's page reads its whole row.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function squeeze(value text) returns text language sql immutable strict parallel safe
    return regexp_replace(fold(value), '[\\s!-/:-@[-\x60{-~]+', '', 'g')`.execute(database)
  // Of a long text its beginning: what follows it is compared with the few that are found.
  await sql`
    create function typo_keys(value text) returns text[] language sql immutable strict parallel safe
    return array(
      select distinct case when place = 0 then left(value, 16) else overlay(left(value, 16) placing '' from place for 1) end
      from generate_series(0, least(length(value), 16)) place)`.execute(database)
  // Shorter words are like too many others.
  await sql`
    create function word_typo_keys(words text[]) returns text[] language sql immutable strict parallel safe
    return array(
      select distinct key from unnest(words[1:12]) word, unnest(typo_keys(word)) key where length(word) >= 4)`.execute(
    database,
  )
  // Merchants come seldom and are searched for all the time: each search would read through what is not in the index yet.
  const isCurrent = sql`with (fastupdate = off)`
  await sql`create index merchant_name_vector on merchant using gin (array_to_tsvector(name_words)) ${isCurrent}`.execute(
    database,
  )
  await sql`create index merchant_name_typos on merchant using gin (typo_keys(squeeze(name))) ${isCurrent}`.execute(
    database,
  )
  await sql`create index merchant_word_typos on merchant using gin (word_typo_keys(name_words)) ${isCurrent}`.execute(
    database,
  )
  for (const index of ['merchant_name_trigrams', 'merchant_name_words'])
    await sql`alter index ${sql.id(index)} set (fastupdate = off)`.execute(database)
}
