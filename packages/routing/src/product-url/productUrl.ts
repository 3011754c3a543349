import {
  COUPON_SORTS,
  FILTER_KEYS,
  type FilterKey,
  OFFER_FILTERS,
  PRODUCT_KEYS,
  type ProductKey,
  VOTED,
} from '@clipfront/page-data'
import { type PageRoute, parsePagePath } from '../page-paths/pagePaths.ts'

/**
 * Which product keys make another page of a page: the one table of the page cache, page-api and the browser. Whoever invents
 * others gets the page itself, and fills no cache. At an address that is no page nothing counts.
 */
export const KEYS_OF_PAGES = {
  home: [],
  search: ['q', 'page', 'literal', ...FILTER_KEYS],
  directory: ['page', 'letter'],
  posts: ['page'],
  about: [],
  'how-we-test': [],
  'how-we-rank': [],
  categories: [],
  topics: [],
  brands: [],
  tags: [],
  privacy: [],
  contact: [],
  imprint: [],
  terms: [],
  merchant: ['page', 'sort', ...FILTER_KEYS, 'promoid', 'basket', 'voted'],
  category: ['page', 'sort', ...FILTER_KEYS],
  coupon: ['promoid', 'voted'],
  blog: [],
  topic: ['page', ...FILTER_KEYS],
  tag: ['page', 'sort', ...FILTER_KEYS],
  brand: ['page', 'sort', ...FILTER_KEYS],
  cashback: FILTER_KEYS,
  channel: FILTER_KEYS,
  'demo-shop': [],
  'no-programme': [],
} as const satisfies Record<PageRoute['name'], readonly ProductKey[]>

/**
 * Keys whose values nobody can list: a query is free text, a basket any amount, and a `promoid` may be any of thousands. The
 * filters of a list make hundreds of pages of one. These are cached apart, so that they evict no others; a list of one kind of
 * offer is asked for often enough to stand among them.
 */
const FREE_KEY = /[?&](?:q|promoid|basket|for|value|ends|tested)=/

const MAX_QUERY_LENGTH = 200
/** Of an amount, with its currency in words. */
const MAX_BASKET_LENGTH = 40
const WHOLE_NUMBER = /^[1-9]\d{0,9}$/
/** All but `best`, which is how a list comes without it. */
const SORTS = new Map<string, string>(COUPON_SORTS.slice(1).map((sort) => [sort, sort]))
/** What older links call the kinds of offers. */
const PLURALS = new Map([
  ['codes', 'code'],
  ['deals', 'deal'],
])
const VOTES = new Map<string, string>(VOTED.map((voted) => [voted, voted]))
/** A letter of any script, a script that stands under one name, or what stands under none. */
const LETTER = /^(?:0-9|#|[\p{L}\p{N}]{1,2}\p{M}?)$/u
/** What is asked for instead of anything that is no letter: of one address there is one such page. */
const NO_LETTER = '-'

const normaliseText = (value: string, longest: number) =>
  value.replaceAll(/\s+/g, ' ').trim().slice(0, longest).toWellFormed()

const normaliseNumber = (value: string) => (WHOLE_NUMBER.test(value) ? value : '')

function normaliseLetter(value: string): string {
  const letter = value.trim().toLowerCase()
  return letter === '' || LETTER.test(letter) ? letter : NO_LETTER
}

function normaliseFilter(key: FilterKey, given: string): string {
  const values: readonly string[] = OFFER_FILTERS[key]
  const value = given.toLowerCase()
  return values.includes(value) ? value : ''
}

/** How each key's value is brought into one form; an empty one is dropped. */
const NORMALISED = {
  q: (value) => normaliseText(value, MAX_QUERY_LENGTH),
  page: (value) => (value === '1' ? '' : normaliseNumber(value)),
  sort: (value) => SORTS.get(value.toLowerCase()) ?? '',
  type: (value) => normaliseFilter('type', PLURALS.get(value.toLowerCase()) ?? value),
  for: (value) => normaliseFilter('for', value),
  value: (value) => normaliseFilter('value', value),
  ends: (value) => normaliseFilter('ends', value),
  tested: (value) => normaliseFilter('tested', value),
  letter: normaliseLetter,
  promoid: normaliseNumber,
  basket: (value) => normaliseText(value, MAX_BASKET_LENGTH),
  voted: (value) => VOTES.get(value.toLowerCase()) ?? '',
  literal: (value) => (value === '1' ? value : ''),
} as const satisfies Record<ProductKey, (value: string) => string>

/**
 * An address as page-api, the page cache and the page itself know it: the path as it came, and of the query the product keys
 * that count there, each in one form and in one order.
 * @param query without its question mark
 */
export function productUrl(path: string, query: string): string {
  if (query === '') return path
  const route = parsePagePath(path)
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const key of PRODUCT_KEYS) {
    const value = countsAt(route, key) ? NORMALISED[key](given.get(key) ?? '') : ''
    // A coupon's own page shows no other one's code, and a vote is on the coupon that was opened.
    const isForeign = key === 'promoid' && route?.name === 'coupon' && value !== route.slug
    const isOfNone =
      (key === 'voted' && !kept.has('promoid')) ||
      (route?.name === 'search' && key !== 'q' && key !== 'page' && !kept.has('q'))
    if (value !== '' && !isForeign && !isOfNone) kept.set(key, value)
  }
  const text = kept.toString()
  return text === '' ? path : `${path}?${text}`
}

/** Whether a product key makes another page of the page at a route. */
export function countsAt(route: PageRoute | undefined, key: ProductKey): boolean {
  const keys: readonly ProductKey[] = route ? KEYS_OF_PAGES[route.name] : []
  return keys.includes(key)
}

/** True for the address of a page that one visitor may ask for and nobody after. @param url as `productUrl` writes it */
export function hasFreeValue(url: string): boolean {
  return FREE_KEY.test(url)
}
