import { PRODUCT_KEYS, type ProductKey } from '@clipfront/page-data'

const MAX_QUERY_LENGTH = 200
const PLAIN_WORD = /^[a-z0-9-]{1,40}$/
const WHOLE_NUMBER = /^[1-9]\d{0,9}$/

const keepWord = (value: string) => (PLAIN_WORD.test(value) ? value : '')
const keepNumber = (value: string) => (WHOLE_NUMBER.test(value) ? value : '')

/** How each key's value is brought into one form; an empty one is dropped. */
const NORMALISED = {
  q: (value) => value.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_QUERY_LENGTH).toWellFormed(),
  page: (value) => (value === '1' ? '' : keepNumber(value)),
  sort: (value) => keepWord(value.toLowerCase()),
  type: (value) => keepWord(value.toLowerCase()),
  promoid: keepNumber,
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
