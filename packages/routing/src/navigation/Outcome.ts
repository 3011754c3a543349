import type { NormalisedError } from '../errors/normaliseError.ts'
import type { Redirect } from '../errors/redirect.ts'

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

/** How a way through the pipeline ended. Errors are values: an error page is a page. */
export type Outcome<Page> =
  | { type: 'page'; opened: OpenedPage<Page> }
  | { type: 'redirect'; redirect: Redirect }
  | { type: 'aborted' }
