import type { PageType } from '@clipfront/page-data'

/** The paths of all pages. They are page-api's own choice: the sites only follow `attr.page`. */

const COLLECTIONS = {
  merchant: 'stores',
  cashback: 'cashback',
  category: 'categories',
  tag: 'tags',
  brand: 'brands',
  topic: 'topics',
  channel: 'channels',
  blog: 'blog',
} as const satisfies Partial<Record<PageType, string>>

/** Of a page that is found by a slug; of a list that goes on, the first page. */
export function pagePath(type: keyof typeof COLLECTIONS, slug: string): string {
  return `/${COLLECTIONS[type]}/${encodeURIComponent(slug)}`
}

/** Without a letter, the page of all letters. `letter` is its slug, `page` counts from 1. */
export function directoryPath(letter?: string, page = 1): string {
  if (letter === undefined) return '/stores'
  return `/stores?letter=${encodeURIComponent(letter)}${page > 1 ? `&page=${page}` : ''}`
}
