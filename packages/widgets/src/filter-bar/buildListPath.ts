import { FILTER_KEYS, type FilterKey, type OfferFilter, readFilter } from '@clipfront/page-data'
import { useSite } from '../site-context/index.ts'

/** The id of the bar: an address of a list leads whoever has no JavaScript back to where they chose. */
export const BAR_ID = 'list'

const readQuery = (url: string) => new URLSearchParams(url.split('?')[1])

/**
 * The address of the first page of a list, with another order or filter.
 * @param url path and query of the page; all else that it asks for stays
 * @param value null takes the key away
 */
export function buildListPath(url: string, key: 'sort' | FilterKey, value: string | null): string {
  const query = readQuery(url)
  if (value === null) query.delete(key)
  else query.set(key, value)
  return joinFirstPage(url, query)
}

/** The same without any filter. */
export function buildWholePath(url: string): string {
  const query = readQuery(url)
  for (const key of FILTER_KEYS) query.delete(key)
  return joinFirstPage(url, query)
}

function joinFirstPage(url: string, query: URLSearchParams): string {
  query.delete('page')
  return `${url.split('?', 1)[0]}${query.size > 0 ? `?${query}` : ''}#${BAR_ID}`
}

/** What the list of a page is narrowed to. @param url path and query of the page */
export function readListFilter(url: string): OfferFilter {
  return readFilter(readQuery(url))
}

/** The same of the page that is shown. */
export function useListFilter(): OfferFilter {
  return readListFilter(useSite().url)
}
