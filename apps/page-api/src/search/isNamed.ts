import { type RawBuilder, sql, type SqlBool } from 'kysely'

/** Whether the whole name of the merchant `m` is among the words of the query. */
export function isNamed(query: string): RawBuilder<SqlBool> {
  return sql`(m.name_words <@ words_of(${query}) and m.name_words <> '{}')`
}
