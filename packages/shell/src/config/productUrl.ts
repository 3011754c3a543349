import { COUPON_SORTS, PRODUCT_KEYS, type ProductKey } from '@clipfront/page-data'

const MAX_QUERY_LENGTH = 200
const WHOLE_NUMBER = /^[1-9]\d{0,9}$/

/** All but `best`, which is how a list comes without it. Whoever invents others gets the page, and fills no cache. */
const SORTS: ReadonlySet<string> = new Set(COUPON_SORTS.slice(1))
/** A list is narrowed on the page by the first two, by page-api by the others. */
const TYPES: ReadonlySet<string> = new Set(['code', 'deal', 'codes', 'deals'])

const normaliseWord = (words: ReadonlySet<string>, value: string) => (words.has(value) ? value : '')
/** A letter of any script, a script that stands under one name, or what stands under none. */
const LETTER = /^(?:0-9|#|[\p{L}\p{N}]{1,2}\p{M}?)$/u
/** What is asked for instead of anything that is no letter: of one address there is one such page. */
const NO_LETTER = '-'

const normaliseNumber = (value: string) => (WHOLE_NUMBER.test(value) ? value : '')

function normaliseLetter(value: string): string {
  const letter = value.trim().toLowerCase()
  return letter === '' || LETTER.test(letter) ? letter : NO_LETTER
}

/** How each key's value is brought into one form; an empty one is dropped. */
const NORMALISED = {
  q: (value) => value.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_QUERY_LENGTH).toWellFormed(),
  page: (value) => (value === '1' ? '' : normaliseNumber(value)),
  sort: (value) => normaliseWord(SORTS, value.toLowerCase()),
  type: (value) => normaliseWord(TYPES, value.toLowerCase()),
  letter: normaliseLetter,
  promoid: normaliseNumber,
} as const satisfies Record<ProductKey, (value: string) => string>

/**
 * An address as page-api, the page cache and the page itself know it: the path as it came, and of the query the product keys
 * alone, each in one form and in one order.
 * @param query without its question mark
 */
export function productUrl(path: string, query: string): string {
  if (query === '') return path
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const key of PRODUCT_KEYS) {
    const value = NORMALISED[key](given.get(key) ?? '')
    if (value !== '') kept.set(key, value)
  }
  const text = kept.toString()
  return text === '' ? path : `${path}?${text}`
}
