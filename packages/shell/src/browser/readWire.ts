import { type PageData, parsePageData } from '@clipfront/page-data/parse'
import type { Redirect } from '@clipfront/routing/errors'
import { withRedirect } from '../render/ReadAnswer.ts'

// What page-api writes, for a tab that the server has not read it for. By this file a release names its reader: it holds all of it.
export { parseSuggestions } from '@clipfront/page-data/suggestions'

/** @throws {PageDataError} */
export function readWirePage(wire: unknown): PageData | Redirect {
  return withRedirect(parsePageData(wire))
}
