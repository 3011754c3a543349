/** Path of a merchant's page. */
export function storePath(slug: string): string {
  return `/stores/${encodeURIComponent(slug)}`
}
