/** Path of a post. */
export function postPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`
}
