import type { CommitMode } from './CommitMode.ts'
import type { PageSource } from './PageSource.ts'
import type { ScrollMove } from './ScrollMove.ts'
import type { View } from './View.ts'

/** The document that a navigator moves: a browser's, or a test's. */
export interface NavigatorHost<Page> extends PageSource<Page> {
  /** Whether an address of this site shows a page. For any other the document is left: the server answers it by itself. */
  isPage: (url: URL) => boolean
  /** Called when a navigation begins, before anything is asked for: the place of the page that is shown is kept now. */
  depart: () => void
  /** Moves the address bar. Nothing before this has touched it. */
  commit: (url: URL, mode: CommitMode) => void
  /**
   * Puts the page into the document, at once: when it returns, the new page is there.
   * @param arrival.isNew it was fetched for this navigation: whoever reads on begins at its start, unless a fragment says otherwise
   */
  show: (view: View<Page>, arrival: { isNew: boolean }) => void
  scroll: (move: ScrollMove) => void
  /** Leaves the document for another address. */
  leave: (href: string, options: { replace: boolean }) => void
  /** For the console and the log: what can be shown in no other way. */
  report: (fault: Error) => void
  progress: Progress
}

/** What tells the shopper that a page is on its way. */
export interface Progress {
  start: () => void
  finish: () => void
  fail: () => void
}
