/** Path of the page of a merchant's cashback. */
export function cashbackPath(slug: string): string {
  return `/cashback/${encodeURIComponent(slug)}`
}
