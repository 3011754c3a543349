import type { SearchMatches } from '@clipfront/page-data'

/** Whether anything at all was found. */
export function hasMatches({ merchants, categories, coupons, posts }: SearchMatches): boolean {
  return merchants.length + categories.length + coupons.length + posts.length > 0
}
