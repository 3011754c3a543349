/** Path of a category's page, the first of its list. */
export function categoryPath(slug: string): string {
  return `/categories/${encodeURIComponent(slug)}`
}
