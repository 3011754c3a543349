import { type RawBuilder, sql, type SqlBool } from 'kysely'

const MOST_WORDS = 8

/** What ends a word of a query, and what takes the end away: some letters fold to them, as in "Hawaiʻi". */
const QUOTES = `'\\`

/**
 * Whether every word of the query begins one of the words that are kept in a column.
 * @param column of type `tsvector`
 * @returns undefined when the query has no words
 */
export function hasWords(column: string, query: string): RawBuilder<SqlBool> | undefined {
  const words = query.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  if (words.length === 0) return undefined
  const begun = sql.join(
    words.slice(0, MOST_WORDS).map((word) => sql`'''' || translate(fold(${word}), ${QUOTES}, '  ') || ''':*'`),
    sql` || ' & ' || `,
  )
  return sql<SqlBool>`${sql.ref(column)} @@ to_tsquery('simple', ${begun})`
}
