/** How an address comes into the history: as a new entry, in the place of the current one, or not at all, being there already. */
export type CommitMode = 'push' | 'replace' | 'keep'

/**
 * What a navigation changes, and so what it costs:
 * - `initial`: the first page of a document
 * - `page`: another path, an explicit reload, or anything while an error page shows
 * - `query`: the same path with another query
 * - `hash`: another fragment alone
 * - `none`: the address that is shown already
 */
export type NavigationKind = 'initial' | 'page' | 'query' | 'hash' | 'none'

/** One way through the pipeline, as its steps see it: where it leads, and what they may say. */
export interface NavigationContext<Page> {
  readonly url: URL
  /** The page that is left; null when a document is opened. */
  readonly from: URL | null
  readonly kind: NavigationKind
  /** What becomes of the address in the history; `keep` on a server, which has none. */
  readonly mode: CommitMode
  /** Aborted when a newer navigation begins: for the requests of this one. */
  readonly signal: AbortSignal
  /** Page data, once it is there: after the global middleware. */
  readonly page: Page | null
  /** Reports an error without throwing: the error page takes the page's place. The last report counts. */
  error: (thrown: unknown) => void
}
