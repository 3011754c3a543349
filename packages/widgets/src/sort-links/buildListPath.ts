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
