// Pages show these before anything is parsed, so no schema stands here: it would come with them.

/**
 * What a list of offers can be narrowed by, each a product key of its address, with the values it may have: the one table of
 * the address, page-api and the bar of every list. Of one key a list has one value at most.
 */
export const OFFER_FILTERS = {
  type: ['code', 'deal'],
  for: ['new-customers', 'students', 'members', 'app-users'],
  value: ['percent', 'money', 'price', 'free-delivery', 'gift'],
  ends: ['soon'],
  tested: ['week'],
} as const

export type FilterKey = keyof typeof OFFER_FILTERS
export type FilterValue<Key extends FilterKey = FilterKey> = (typeof OFFER_FILTERS)[Key][number]
/** What an offer is of each key, or what a list is narrowed to; null for nothing. */
export type OfferFilter = { readonly [Key in FilterKey]: FilterValue<Key> | null }

export const FILTER_KEYS = Object.keys(OFFER_FILTERS) as FilterKey[]

export const NO_FILTER: OfferFilter = { type: null, for: null, value: null, ends: null, tested: null }

/** What ends within so many days ends soon. */
export const ENDS_SOON_DAYS = 3
/** What was seen to work within so many days was tested this week. */
export const TESTED_DAYS = 7

/** The filter that an address asks for; what is not in the table counts as not sent. */
export function readFilter(query: Pick<URLSearchParams, 'get'>): OfferFilter {
  const entries = FILTER_KEYS.map((key) => [key, findValue(key, query.get(key))])
  return Object.fromEntries(entries) as OfferFilter
}

function findValue(key: FilterKey, given: string | null): FilterValue | null {
  const values: readonly FilterValue[] = OFFER_FILTERS[key]
  return values.find((value) => value === given) ?? null
}

export function isFiltering(filter: OfferFilter): boolean {
  return FILTER_KEYS.some((key) => filter[key] !== null)
}
