/** Path of a brand's page, the first of its list. */
export function brandPath(slug: string): string {
  return `/brands/${encodeURIComponent(slug)}`
}
