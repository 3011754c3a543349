import { isFiltering } from '@clipfront/page-data'
import type { PageRequest } from '@clipfront/catalog/context'

/**
 * The one address under which a page of a list is known. A narrowed list is a part of the whole one, whose first page stands for it: its
 * second page is not the second of that.
 * @param path of the first page; it may have a query
 */
export function canonicalListPath(path: string, { filter }: Pick<PageRequest, 'filter'>, page: number): string {
  if (page === 1 || isFiltering(filter)) return path
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`
}
