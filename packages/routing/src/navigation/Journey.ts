import type { CommitMode } from './CommitMode.ts'
import type { NavigationKind } from './NavigationKind.ts'
import type { OpenedPage } from './Outcome.ts'
import type { Visit } from './Visit.ts'

export interface Departure<Page> {
  url: URL
  from: URL | null
  kind: NavigationKind
  mode: CommitMode
  signal: AbortSignal
  /** What is shown now: a change of the query alone may keep it. */
  shown: OpenedPage<Page> | null
}

/** A visit on its way: what the steps have found so far. */
export class Journey<Page> implements Visit<Page> {
  readonly url: URL
  readonly from: URL | null
  readonly kind: NavigationKind
  readonly mode: CommitMode
  readonly signal: AbortSignal
  page: Page | null
  layout: string | null = null
  data: Record<string, unknown> = {}
  #report: { thrown: unknown } | undefined

  constructor({ url, from, kind, mode, signal }: Departure<Page>, page: Page | null = null) {
    this.url = url
    this.from = from
    this.kind = kind
    this.mode = mode
    this.signal = signal
    this.page = page
  }

  // A property: steps may take it out of the visit.
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
