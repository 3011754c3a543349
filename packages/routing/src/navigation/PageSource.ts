import type { NormalisedError } from '../errors/normaliseError.ts'
import type { Redirect } from '../errors/redirect.ts'
import type { Visit } from './Visit.ts'

/** Where the pipeline gets pages from: page-api on the server, the site's own server in the browser. */
export interface PageSource<Page> {
  /** Page data of the visit's address. It is the last of the middleware that runs everywhere. */
  load: (visit: Visit<Page>) => Promise<Page | Redirect>
  /** Page data of another address of the same site, for what a page shows beside its own. */
  pageAt: (path: string, visit: Pick<Visit<Page>, 'url' | 'signal'>) => Promise<Page | Redirect>
  /** Brings the code of a layout and of a page's template. A rejection is an error like any other. */
  prepare: (layout: string, page: Page, visit: Visit<Page>) => Promise<void>
  /** The page that shows an error. */
  errorPage: (error: NormalisedError) => Page
  /** The error that a page stands for; null for every other page. */
  errorOf: (page: Page) => NormalisedError | null
}
