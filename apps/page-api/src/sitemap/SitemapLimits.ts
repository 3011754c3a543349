/** What sitemaps may cost, whoever asks for them, and however often. */
export interface SitemapLimits {
  /** How many parts of the catalogue are read at a time, for all askers together. */
  readsAtOnce: number
  /** How many sitemaps are sent at a time to one client. */
  streamsPerClient: number
  /** How long somebody waits for a turn, in milliseconds, before the answer is to come again. */
  waitMs: number
  /** How long a client may take nothing of what is sent to it, in milliseconds. */
  stalledMs: number
}

export const SITEMAP_LIMITS: Readonly<SitemapLimits> = {
  readsAtOnce: 2,
  streamsPerClient: 2,
  waitMs: 5_000,
  stalledMs: 30_000,
}
