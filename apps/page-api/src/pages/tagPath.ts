/** Path of a tag's page, the first of its list. */
export function tagPath(slug: string): string {
  return `/tags/${encodeURIComponent(slug)}`
}
