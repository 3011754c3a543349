import { cleanText } from '../request/cleanText.ts'
import { listBestOfMerchant } from '@clipfront/catalog/coupons'
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
      ...(await suggestWays(view, segments)),
      gone_since: goneSince?.toISOString() ?? null,
    },
  })
}

/** The merchant whose name the address nearly has, with its best offer, and others. */
async function suggestWays(view: CatalogView, segments: readonly string[]) {
  const text = cleanText((segments.at(-1) ?? '').replace(/[-_+]+/g, ' ').slice(0, LONGEST_GUESS))
  const [guessed, popular] = await Promise.all([
    text ? guessMerchants(view, text, SUGGESTIONS) : [],
    popularMerchants(view, SUGGESTIONS + 1),
  ])
  const [meant] = guessed
  const [coupon = null] = meant ? await listBestOfMerchant(view, meant.id, 1) : []
  const others = new Map([...guessed, ...popular].map((merchant) => [merchant.id, merchant]))
  if (meant) others.delete(meant.id)
  return {
    merchant: meant ? { merchant: meant, best_coupon: coupon } : null,
    suggestions: [...others.values()].slice(0, SUGGESTIONS),
  }
}
