import type { NormalisedError } from '../errors/normaliseError.ts'
import type { Redirect } from '../errors/redirect.ts'
import type { CommitMode, NavigationContext, NavigationKind } from './NavigationContext.ts'

/** A page ready to be shown. */
export interface OpenedPage<Page> {
  page: Page
  /** The name of its layout; null when not even the error page's layout could be had: then only the last resort shows. */
  layout: string | null
  /** What its data functions brought, by key. */
  data: Readonly<Record<string, unknown>>
  /** Set when this is the error page. */
  error: NormalisedError | null
  /** False when only the query changed and the page did not ask for its data again. */
  isRefreshed: boolean
}

/** How the pipeline ended. Errors are values: an error page is a page. */
export type NavigationResult<Page> =
  | { type: 'page'; opened: OpenedPage<Page> }
  | { type: 'redirect'; redirect: Redirect }
  | { type: 'aborted' }

/** What the pipeline is asked for. */
export interface NavigationRequest<Page> {
  url: URL
  from: URL | null
  kind: NavigationKind
  mode: CommitMode
  signal: AbortSignal
  /** What is shown now: a change of the query alone may keep it. */
  shown: OpenedPage<Page> | null
}

/** What the steps of one navigation have found so far. */
export class PipelineState<Page> implements NavigationContext<Page> {
  readonly url: URL
  readonly from: URL | null
  readonly kind: NavigationKind
  readonly mode: CommitMode
  readonly signal: AbortSignal
  page: Page | null
  layout: string | null = null
  data: Record<string, unknown> = {}
  #report: { thrown: unknown } | undefined

  constructor({ url, from, kind, mode, signal }: NavigationRequest<Page>, page: Page | null = null) {
    this.url = url
    this.from = from
    this.kind = kind
    this.mode = mode
    this.signal = signal
    this.page = page
  }

  // A property: steps may take it out of the context.
  readonly error = (thrown: unknown): void => {
    this.#report = { thrown }
  }

  get report(): { readonly thrown: unknown } | undefined {
    return this.#report
  }

  /** Nothing more of a series runs. */
  get isEnded(): boolean {
    return this.signal.aborted || this.#report !== undefined
  }

  /** @throws {TypeError} asked before page data has come */
  requirePage(): Page {
    if (this.page === null) throw new TypeError('This step runs after page data has come, and there is none.')
    return this.page
  }
}
