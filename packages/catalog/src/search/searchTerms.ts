import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { getDomain } from 'tldts'

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

/** Whether the whole name of the merchant `m` is among the words of the query. */
export function isNamed(query: string): RawBuilder<SqlBool> {
  return sql`(m.name_words <@ words_of(${query}) and m.name_words <> '{}')`
}

/** Text to be found as it is by LIKE, whose wildcards are ordinary characters here. */
export function likePattern(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`)
}

/** The registrable domain that a shopper pasted, with or without the rest of its address; null when it is none. */
export function findDomain(query: string): string | null {
  return /\s/.test(query) || !query.includes('.') ? null : getDomain(query, { allowPrivateDomains: false })
}
