/** The paths of all pages. They are page-api's own choice: the sites only follow `attr.page`. */

export function merchantPath(slug: string): string {
  return `/stores/${encodeURIComponent(slug)}`
}

/** Without a letter, the page of all letters. `letter` is its slug, `page` counts from 1. */
export function directoryPath(letter?: string, page = 1): string {
  if (letter === undefined) return '/stores'
  return `/stores?letter=${encodeURIComponent(letter)}${page > 1 ? `&page=${page}` : ''}`
}

/** The first page of the category's list. */
export function categoryPath(slug: string): string {
  return `/categories/${encodeURIComponent(slug)}`
}

/** The first page of the tag's list. */
export function tagPath(slug: string): string {
  return `/tags/${encodeURIComponent(slug)}`
}

/** The first page of the brand's list. */
export function brandPath(slug: string): string {
  return `/brands/${encodeURIComponent(slug)}`
}

/** The same every year. */
export function topicPath(slug: string): string {
  return `/topics/${encodeURIComponent(slug)}`
}

export function channelPath(slug: string): string {
  return `/channels/${encodeURIComponent(slug)}`
}

export function cashbackPath(slug: string): string {
  return `/cashback/${encodeURIComponent(slug)}`
}

export function couponPath(id: number): string {
  return `/coupons/${id}`
}

export function postPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`
}
