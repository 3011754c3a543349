import type { OpenedPage } from './Outcome.ts'

/** What a document shows: a page at its address. */
export interface View<Page> {
  url: URL
  opened: OpenedPage<Page>
}
