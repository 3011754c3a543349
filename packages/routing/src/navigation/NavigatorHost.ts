import type { NormalisedError } from '../errors/normaliseError.ts'
import type { Redirect } from '../errors/redirect.ts'
import type { CommitMode, NavigationContext } from './NavigationContext.ts'
import type { OpenedPage } from './PipelineState.ts'
import type { ScrollInput, ScrollPosition } from './resolveScroll.ts'

/** The document that a navigator moves: a browser's, or a test's. */
export interface NavigatorHost<Page> extends PageSource<Page> {
  /** Whether an address of this site shows a page. For any other the document is left: the server answers it by itself. */
  isPage: (url: URL) => boolean
  /** Moves the address bar, and nothing before this does. The page that is left is still on the screen: its place is saved now. */
  commit: (url: URL, mode: CommitMode) => void
  /**
   * Puts the page into the document, at once: when it returns, the new page is there.
   * @param arrival.isNew it was fetched for this navigation: whoever reads on begins at its start, unless a fragment says otherwise
   * @param arrival.keepsPlace whoever reads on stands at the same control of it
   */
  show: (shown: ShownPage<Page>, arrival: Arrival) => void
  scroll: (input: ScrollInput) => void
  /** Leaves the document for another address. */
  leave: (href: string, options: { replace: boolean }) => void
  /** For the console and the log: what can be shown in no other way. */
  report: (error: Error) => void
  /** Tells the shopper that a page is on its way. */
  progress: Record<'start' | 'finish' | 'fail', () => void>
}

/** Where the pipeline gets pages from: page-api on the server, the site's own server in the browser. */
export interface PageSource<Page> {
  /** Page data of the address: the last step of the global middleware. */
  load: (context: NavigationContext<Page>) => Promise<Page | Redirect>
  /** Page data of another address of the same site, for what a page shows beside its own. */
  pageAt: (path: string, context: Pick<NavigationContext<Page>, 'url' | 'mode' | 'signal'>) => Promise<Page | Redirect>
  /** Brings the code of a layout and of a page's template. A rejection is an error like any other. */
  prepare: (layout: string, page: Page, context: NavigationContext<Page>) => Promise<void>
  /** The page that shows an error. */
  errorPage: (error: NormalisedError) => Page
  /** The error that a page stands for; null for every other page. */
  findError: (page: Page) => NormalisedError | null
}

export interface Arrival {
  isNew: boolean
  keepsPlace?: boolean
}

/** What a document shows: a page at its address. */
export interface ShownPage<Page> {
  url: URL
  opened: OpenedPage<Page>
}

/** Why a navigation begins. */
export type NavigationCause =
  /** `keepsPlace`: the page is the same with another list in it, which neither scrolls nor takes the focus. */
  | { type: 'push' | 'replace' | 'reload'; keepsPlace?: boolean }
  /** Back or forward: the address bar has moved already. */
  | { type: 'pop'; savedPosition?: ScrollPosition | undefined }
  /** The browser has gone to a fragment by itself, with an entry of its own: here too the address bar has moved. */
  | { type: 'fragment' }
