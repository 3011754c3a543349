import { isPageRedirect, type PageData, type PageRedirect } from '@clipfront/page-data/parse'
import type { Redirect } from '@clipfront/routing/errors'
import type { WrittenHead } from '@clipfront/routing/head'

/** What `/api/page` says as the site's server has read it for a tab with the same reader: it is shown as it comes. */
export interface ReadPage {
  page: PageData | Redirect
  /** Of a page alone. */
  head?: WrittenHead | undefined
}

/** Page data as a navigation takes it. */
export function withRedirect(page: PageData | PageRedirect): PageData | Redirect {
  return isPageRedirect(page) ? { kind: 'redirect', status: page.code, location: page.location } : page
}
