import { domainToASCII, domainToUnicode } from 'node:url'
import type { Site } from '@clipfront/site-config'
import { sql } from 'kysely'
import { parse } from 'tldts'
import type { CatalogView } from '../context/CatalogView.ts'

/** What may stand for a part of a query: the words themselves, or a synonym's. */
type Term = readonly (readonly string[])[]

/** What was typed, as the catalog compares it. */
export interface SearchQuery {
  text: string
  /** Without case and accents. */
  folded: string
  /** The same without spaces and signs. */
  squeezed: string
  /** Of the folded text. */
  words: readonly string[]
  terms: readonly Term[]
}

const MOST_WORDS = 8
/** Of what may have a synonym; the longest phrase is looked for first. */
export const MOST_WORDS_OF_PHRASE = 3

interface Synonym {
  phrase: string
  means: string
}

/** Prepares what was typed: folded as the names of the catalog are, with the synonyms of the site's language. */
export async function readQuery({ database, site }: CatalogView, text: string): Promise<SearchQuery> {
  const language = readLanguage(site)
  const { rows } = await sql<{ folded: string; squeezed: string; words: string[]; synonyms: Synonym[] }>`
    with query as (select (words_of(${text}))[1:${sql.lit(MOST_WORDS)}] as words),
    phrase as (
      select distinct array_to_string(words[first:first + more], ' ') as phrase
      from query, generate_series(1, cardinality(words)) first, generate_series(0, ${sql.lit(MOST_WORDS_OF_PHRASE - 1)}) more
      where first + more <= cardinality(words)
    ),
    meaning as (
      select p.phrase, s.folded_other as means from phrase p
      join synonym s on s.language = ${language} and s.folded_word = p.phrase
      union all
      select p.phrase, s.folded_word from phrase p join synonym s on s.language = ${language} and s.folded_other = p.phrase
    )
    select fold(${text}) as folded, squeeze(${text}) as squeezed, words,
      (select coalesce(json_agg(m order by m.means), '[]') from meaning m) as synonyms
    from query`.execute(database)
  const { folded = '', squeezed = '', words = [], synonyms = [] } = rows[0] ?? {}
  return { text, folded, squeezed, words: words.flatMap(splitWord), terms: readTerms(words, synonyms) }
}

/** Signs that are not ASCII's stay in a word of the database. */
function splitWord(word: string): string[] {
  return word.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean)
}

const PHRASE_LENGTHS = Array.from({ length: MOST_WORDS_OF_PHRASE }, (_, index) => MOST_WORDS_OF_PHRASE - index)

/** Sites of one language share its synonyms. */
export function readLanguage({ language }: Pick<Site, 'language'>): string {
  return new Intl.Locale(language).language
}

function readTerms(words: readonly string[], synonyms: readonly Synonym[]): Term[] {
  const terms: Term[] = []
  for (let first = 0; first < words.length;) {
    const length = PHRASE_LENGTHS.find((count) => findMeanings(count).length > 0) ?? 1
    const alternatives = [words.slice(first, first + length), ...findMeanings(length)]
    const split = alternatives.map((alternative) => alternative.flatMap(splitWord)).filter((parts) => parts.length > 0)
    if (split.length > 0) terms.push(split)
    first += length

    function findMeanings(count: number): string[][] {
      const phrase = words.slice(first, first + count).join(' ')
      return synonyms.filter((synonym) => synonym.phrase === phrase).map(({ means }) => means.split(' '))
    }
  }
  return terms
}

/**
 * What every text with all of the query's terms fulfils, in the words of a `tsquery`: each word may be the beginning of one. The
 * same one for the same terms in another order.
 * @returns undefined when the query has no words
 */
export function writeTsquery({ terms }: Pick<SearchQuery, 'terms'>): string | undefined {
  if (terms.length === 0) return undefined
  const written = terms.map(
    (alternatives) => `(${alternatives.map((words) => `(${words.map(writeLexeme).join(' & ')})`).join(' | ')})`,
  )
  return [...new Set(written)].toSorted().join(' & ')
}

/** No name has a word of more letters. The database refuses one of 2,047 bytes, in words that quote it. */
const BEGINNING = /^.{0,100}/u

/** A word is letters and digits alone, so that nothing in it could end the quotes. */
function writeLexeme(word: string): string {
  return `'${BEGINNING.exec(word)?.[0] ?? ''}':*`
}

/** Whether a name has all of the query's terms, in any order. @param nameWords folded */
export function hasTerms({ terms }: Pick<SearchQuery, 'terms'>, nameWords: readonly string[]): boolean {
  const begins = (word: string) => nameWords.some((nameWord) => nameWord.startsWith(word))
  return terms.length > 0 && terms.every((alternatives) => alternatives.some((words) => words.every(begins)))
}

/** An address that somebody typed or pasted. */
interface TypedAddress {
  /** Registrable, as people write it. */
  domain: string
  /** Its host and what that is below, down to the registrable domain, the longest first, as they go over the wire. */
  hosts: readonly string[]
  /** The name in it: what is searched for where no merchant has the domain. */
  name: string
  /** Whether it can be nothing but an address, as "node.js" can. */
  isCertain: boolean
}

/** The address that a query is; undefined when it is none. */
export function parseTypedAddress(text: string): TypedAddress | undefined {
  if (/\s/.test(text) || !text.includes('.')) return undefined
  const { domain, hostname, domainWithoutSuffix } = parse(text, { allowPrivateDomains: false })
  if (!domain || !hostname || !domainWithoutSuffix) return undefined
  const labels = domainToASCII(hostname).split('.')
  const own = domainToASCII(domain).split('.').length
  // What no name on the wire can hold becomes nothing.
  if (labels.length < own) return undefined
  const hosts = labels.slice(0, labels.length - own + 1).map((_, index) => labels.slice(index).join('.'))
  return {
    domain: domainToUnicode(domain) || domain,
    hosts,
    name: domainToUnicode(domainWithoutSuffix) || domainWithoutSuffix,
    isCertain: /:\/\/|^www\.|\//i.test(text),
  }
}
