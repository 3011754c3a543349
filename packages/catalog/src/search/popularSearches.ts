import type { CatalogView } from '../context/CatalogView.ts'
import { cached } from '../context/cached.ts'
import { POPULAR_DAYS } from '../rollups/storeSearches.ts'
import { openSearch } from './openSearch.ts'
import { describeMerchant, describeName } from './describeSuggestion.ts'
import { COUPON_REACH } from './searchCoupons.ts'

const SHOWN = 8
/** Not every one of them names something. */
const LOOKED_AT = 32
const REACH = { merchants: 2, coupons: COUPON_REACH.suggestions, posts: { limit: 1, offset: 0 } }

/**
 * What many have searched for lately, as what it finds today: a merchant, category, brand, event or tag with live offers. Words
 * that were typed are never shown. Cached.
 */
export async function popularSearches(view: CatalogView) {
  return cached(view, ['popularSearches'], () => findPopular(view))
}

async function findPopular(view: CatalogView) {
  const found = new Map<string, ReturnType<typeof describeName> | ReturnType<typeof describeMerchant>>()
  for (const query of await readQueries(view)) {
    const suggestion = await findNamedByQuery(view, query)
    if (suggestion && suggestion.live_coupons > 0) found.set(`${suggestion.kind} ${suggestion.id}`, suggestion)
    if (found.size === SHOWN) break
  }
  return [...found.values()]
}

async function readQueries({ database, site, now }: CatalogView): Promise<string[]> {
  const since = new Date(now.getTime() - POPULAR_DAYS * 86_400_000).toISOString().slice(0, 10)
  const rows = await database
    .selectFrom('search_day')
    .where('site', '=', site.code)
    .where('day', '>', since)
    .groupBy('query')
    .select('query')
    .orderBy(({ fn }) => fn.sum('visitors'), 'desc')
    .orderBy('query')
    .limit(LOOKED_AT)
    .execute()
  return rows.map(({ query }) => query)
}

async function findNamedByQuery(view: CatalogView, text: string) {
  const { exact, corrected } = await openSearch(view, text, { reach: REACH })
  const { named, names } = corrected ?? exact
  if (named) return describeMerchant(named)
  const [name] = names
  return name && describeName(name)
}
