import type { CommitMode } from './CommitMode.ts'
import type { NavigationKind } from './NavigationKind.ts'

/** One way through the pipeline, as its steps see it: where it leads, and what they may say. */
export interface Visit<Page> {
  readonly url: URL
  /** The page that is left; null when a document is opened. */
  readonly from: URL | null
  readonly kind: NavigationKind
  /** What becomes of the address in the history; `keep` on a server, which has none. */
  readonly mode: CommitMode
  /** Aborted when a newer navigation begins: for the requests of this one. */
  readonly signal: AbortSignal
  /** Page data, once it is there: after the middleware that runs everywhere. */
  readonly page: Page | null
  /** Reports an error without throwing: the error page takes the page's place. The last report counts. */
  error: (thrown: unknown) => void
}
