/** @param letter its slug; the page of all letters without one @param page counted from 1 */
export function directoryPath(letter?: string, page = 1): string {
  if (letter === undefined) return '/stores'
  return `/stores?letter=${encodeURIComponent(letter)}${page > 1 ? `&page=${page}` : ''}`
}
