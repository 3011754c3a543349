import type { WireSuggestions } from '@clipfront/page-data/suggestions'
import { pagePath } from '@clipfront/routing/page-paths'
import type { CatalogView } from '../context/CatalogView.ts'
import { offerPath } from '../coupons/describeCoupon.ts'
import { describeMerchant, describeName } from './describeSuggestion.ts'
import type { Matches } from './findMatches.ts'
import { openSearch } from './openSearch.ts'
import { popularSearches } from './popularSearches.ts'
import { COUPON_REACH, describeBestOffer, describeOffers } from './searchCoupons.ts'

const MOST_LABELS = 3
const MOST_GUIDES = 2
/** Merchants leave them room. */
const LEAST_CATEGORIES = 2

const NOTHING: WireSuggestions = { exact: [], fuzzy: [], offers: [], labels: [], guides: [], meant: '', domain: '' }

/**
 * Suggestions while somebody types, in groups: what matches, else what was probably meant (R1.7). What is not among them may be
 * found by the search all the same.
 * @param limit of merchants and categories together
 */
export async function suggest(view: CatalogView, text: string, limit: number): Promise<WireSuggestions> {
  if (!text) return { ...NOTHING, merchant: null, totals: null, popular: await popularSearches(view) }
  const reach = { merchants: limit, coupons: COUPON_REACH.suggestions, posts: { limit: MOST_GUIDES, offset: 0 } }
  const { domain, exact, meant, corrected, near } = await openSearch(view, text, { reach, isTyping: true })
  const shown = corrected ?? exact
  const [offers, best] = await Promise.all([
    describeOffers(view, shown.coupons.ids.slice(0, COUPON_REACH.suggestions.enough)),
    shown.named && describeBestOffer(view, shown.named.id),
  ])
  const lines = describeLines(shown, limit - Math.min(near.length, limit - 1))
  return {
    exact: corrected ? [] : lines,
    fuzzy: corrected ? lines : near.slice(0, limit - lines.length).map(describeMerchant),
    offers: offers.map(withPath),
    labels: shown.names
      .filter(({ kind }) => kind !== 'category')
      .slice(0, MOST_LABELS)
      .map(describeName),
    guides: shown.posts.posts.map(({ id, slug, title }) => ({ id, title, path: pagePath('blog', slug) })),
    merchant: shown.named
      ? { merchant: describeMerchant(shown.named), best_offer: best ? withPath(best) : null }
      : null,
    meant,
    domain,
    totals: countMatches(shown),
    popular: [],
  }

  function withPath(offer: Awaited<ReturnType<typeof describeOffers>>[number]) {
    return { ...offer, path: offerPath(view.site, offer) }
  }
}

function describeLines({ merchants, names }: Matches, limit: number) {
  const categories = names.filter(({ kind }) => kind === 'category')
  const most = limit - Math.min(categories.length, LEAST_CATEGORIES, limit - 1)
  return [...merchants.slice(0, most).map(describeMerchant), ...categories.map(describeName)].slice(0, limit)
}

function countMatches({ totalMerchants, names, coupons, posts }: Matches): NonNullable<WireSuggestions['totals']> {
  const categories = names.filter(({ kind }) => kind === 'category').length
  return {
    merchants: totalMerchants,
    categories,
    labels: names.length - categories,
    offers: coupons.total,
    guides: posts.total,
  }
}
