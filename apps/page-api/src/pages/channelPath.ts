/** Path of a channel's page. */
export function channelPath(slug: string): string {
  return `/channels/${encodeURIComponent(slug)}`
}
