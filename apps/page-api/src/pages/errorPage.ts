import { cleanText } from '../request/cleanText.ts'
import { popularMerchants } from '@clipfront/catalog/merchants'
import { resolveMessages } from '@clipfront/catalog/messages'
import { guessMerchants } from '@clipfront/catalog/search'
import { buildPage } from './buildPage.ts'
import type { CatalogView } from '@clipfront/catalog/context'

const SUGGESTIONS = 6
const LONGEST_GUESS = 100

/**
 * A page that is not there (404), will not be again (410), or whose address cannot be read (400), with a way on: what it was
 * probably meant to be.
 */
export async function errorPage(
  view: CatalogView,
  code: 400 | 404 | 410,
  segments: readonly string[],
  goneSince?: Date,
) {
  const words = resolveMessages(view.site.language)
  const message = { 400: words.badRequest, 404: words.notFound, 410: words.gone }[code]
  return buildPage(view.site, {
    code,
    page: 'error',
    title: message,
    description: message,
    canonicalPath: `/${segments.map((segment) => encodeURIComponent(segment)).join('/')}`,
    robots: 'NOINDEX',
    data: {
      message,
      suggestions: await suggestMerchants(view, segments),
      gone_since: goneSince?.toISOString() ?? null,
    },
  })
}

async function suggestMerchants(view: CatalogView, segments: readonly string[]) {
  const guess = cleanText((segments.at(-1) ?? '').replace(/[-_+]+/g, ' ').slice(0, LONGEST_GUESS))
  const guessed = guess ? await guessMerchants(view, guess, SUGGESTIONS) : []
  return guessed.length > 0 ? guessed : popularMerchants(view, SUGGESTIONS)
}
