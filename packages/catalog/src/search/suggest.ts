import type { CatalogView } from '../context/CatalogView.ts'
import type { WireSuggestions } from '@clipfront/page-data/suggestions'
import { suggestCoupons } from './searchCoupons.ts'
import { searchLabels } from './searchLabels.ts'
import { searchCategories } from './searchCategoriesAndPosts.ts'
import { searchMerchants } from './searchMerchants.ts'
import { pagePath } from '@clipfront/routing/page-paths'

const MOST_OFFERS = 3
const MOST_LABELS = 3

const NOTHING = {
  exact: [],
  fuzzy: [],
  offers: [],
  labels: [],
  guides: [],
  merchant: null,
  meant: '',
  domain: '',
  totals: null,
  popular: [],
}

/**
 * Suggestions while somebody types: matches and look-alikes told apart (R1.7), at most `limit` of each, and a few offers, brands,
 * events and tags. What is not among them may be found by the search all the same.
 */
export async function suggest(view: CatalogView, query: string, limit: number): Promise<WireSuggestions> {
  if (!query) return NOTHING
  const [merchants, categories, labels, offers] = await Promise.all([
    searchMerchants(view, query, limit),
    searchCategories(view, query, limit),
    searchLabels(view, query, MOST_LABELS),
    suggestCoupons(view, query, MOST_OFFERS),
  ])
  const describe = (kind: 'exact' | 'fuzzy') =>
    [...merchants[kind].map(describeMerchant), ...categories[kind].map(describeCategory)].slice(0, limit)
  return { ...NOTHING, exact: describe('exact'), fuzzy: describe('fuzzy'), offers: offers.map(describeOffer), labels }

  function describeOffer({ id, kind, title, discount, promotion_off, merchant }: (typeof offers)[number]) {
    const path = view.site.pageType.coupon === undefined ? pagePath('merchant', merchant.slug) : pagePath('coupon', id)
    return { id, kind, title, discount, promotion_off, merchant, path }
  }
}

function describeMerchant(merchant: Awaited<ReturnType<typeof searchMerchants>>['exact'][number]) {
  const { id, slug, name, tint, logo, live_codes, live_deals } = merchant
  const live_coupons = live_codes + live_deals
  return { kind: 'merchant' as const, id, slug, name, path: pagePath('merchant', slug), live_coupons, tint, logo }
}

function describeCategory(category: Awaited<ReturnType<typeof searchCategories>>['exact'][number]) {
  return { kind: 'category' as const, path: pagePath('category', category.slug), tint: null, logo: null, ...category }
}
