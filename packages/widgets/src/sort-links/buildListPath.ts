/**
 * The address of the first page of the list under the heading `offers`, with another order or kind.
 * @param url path and query of the page; all else that it asks for stays
 * @param value null takes the key away
 */
export function buildListPath(url: string, key: 'sort' | 'type', value: string | null): string {
  const [path = '', search = ''] = url.split('?')
  const query = new URLSearchParams(search)
  query.delete('page')
  if (value === null) query.delete(key)
  else query.set(key, value)
  return `${path}${query.size > 0 ? `?${query}` : ''}#offers`
}

/** The kinds that page-api can narrow a list of many pages to. */
const TYPES = ['code', 'deal'] as const

/** The kind that a list was narrowed to by page-api; null where it holds all. */
export function readType(url: string): (typeof TYPES)[number] | null {
  const requested = new URLSearchParams(url.split('?')[1]).get('type')
  return TYPES.find((type) => type === requested) ?? null
}
