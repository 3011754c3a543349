import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import type { SearchQuery } from './readQuery.ts'
import { mostTypos, typoCost } from './typoCost.ts'

/** A name that the query may mean, with how far it is from it. */
export interface NearName {
  id: number
  name: string
  /** Of the folded name. */
  words: readonly string[]
  cost: number
}

/** The letters of a common word are in thousands of names: so many of the best known are compared. */
const COMPARED = 300
/** Fewer letters are like too many other words. */
const LEAST_OF_WORD = 4

/**
 * Merchants whose name the query is but for a typo, or which has each of its longer words but for a typo in them, the nearest
 * first (docs/architecture/020).
 * @param nearlyWhole the former, where somebody has them
 */
export async function findNearMerchants(
  view: CatalogView,
  query: SearchQuery,
  nearlyWhole: Promise<NearName[]> | NearName[] = findNearlyWhole(view, query),
): Promise<NearName[]> {
  const whole = await nearlyWhole
  if (whole.length > 0) return whole
  const words = query.words.filter(({ length }) => length >= LEAST_OF_WORD)
  if (words.length === 0) return []
  const keys = sql`word_typo_keys(array[${sql.join(words)}]::text[])`
  const rows = await selectNames(view, sql<SqlBool>`word_typo_keys(m.name_words) && ${keys}`)
  return rank(query, rows, ({ name_words }) => costOfWords(query, name_words))
}

/** Those alone whose whole name the query is but for a typo. */
export async function findNearlyWhole(view: CatalogView, query: SearchQuery): Promise<NearName[]> {
  const most = mostTypos(query.squeezed)
  if (most === 0) return []
  const rows = await selectNames(view, sql<SqlBool>`typo_keys(squeeze(m.name)) && typo_keys(${query.squeezed})`)
  return rank(query, rows, ({ squeezed_name }) => typoCost(query.squeezed, squeezed_name, most))
}

function selectNames({ database, site }: CatalogView, condition: RawBuilder<SqlBool>) {
  return database
    .selectFrom('merchant as m')
    .where('m.site', '=', site.code)
    .where(condition)
    .select([
      'm.id',
      'm.name',
      'm.name_words',
      'm.popularity',
      sql<string>`array_to_string(m.name_words, '')`.as('squeezed_name'),
    ])
    .orderBy('m.popularity', 'desc')
    .orderBy('m.id')
    .limit(COMPARED)
    .execute()
}

type NameRow = Awaited<ReturnType<typeof selectNames>>[number]

/** Of names at the same distance one with the letter that the query begins with, then the better known one. */
function rank({ squeezed }: SearchQuery, rows: readonly NameRow[], measure: (row: NameRow) => number): NearName[] {
  return rows
    .map((row) => ({
      id: row.id,
      name: row.name,
      words: row.name_words,
      cost: measure(row),
      isOther: Number(row.squeezed_name[0] !== squeezed[0]),
    }))
    .filter(({ cost }) => Number.isFinite(cost))
    .toSorted((a, b) => a.cost - b.cost || a.isOther - b.isOther)
    .map(({ isOther: _isOther, ...near }) => near)
}

/**
 * Of each word of a name that was not typed, and of each that was typed and is none of the name's: more than all typos that the
 * other words may have, so what all words were meant for stands before what some of them say.
 */
const COST_OF_REST = { name: 0.01, query: 20 } as const

/** Every word that was typed is one of the name's, or begins one; or the whole name is among them: each but for a typo in it. */
export function costOfWords({ words }: Pick<SearchQuery, 'words'>, nameWords: readonly string[]): number {
  const typed = words.map((word) => Math.min(...nameWords.map((nameWord) => costOfWord(word, nameWord))))
  const named = nameWords.map((nameWord) => Math.min(...words.map((word) => costOfWholeWord(word, nameWord))))
  return Math.min(
    sum(typed) + Math.max(0, nameWords.length - words.length) * COST_OF_REST.name,
    sum(named) + Math.max(0, words.length - nameWords.length) * COST_OF_REST.query,
  )
}

const sum = (costs: readonly number[]): number => costs.reduce((total, cost) => total + cost, 0)

function costOfWholeWord(word: string, wanted: string): number {
  return word === wanted ? 0 : costOfWord(word, wanted, false)
}

/** @returns 0 for the beginning of a word, where that is enough; Infinity for another word */
function costOfWord(word: string, wanted: string, mayBegin = true): number {
  if (mayBegin && wanted.startsWith(word)) return 0
  return word.length < LEAST_OF_WORD ? Number.POSITIVE_INFINITY : typoCost(word, wanted, mostTypos(word))
}
