/** Path of a topic's page: the same every year. */
export function topicPath(slug: string): string {
  return `/topics/${encodeURIComponent(slug)}`
}
