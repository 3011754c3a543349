import type { CatalogView } from '../context/CatalogView.ts'
import type { WireSuggestions } from '@clipfront/page-data/suggestions'
import { searchCategories } from './searchCategoriesAndPosts.ts'
import { searchMerchants } from './searchMerchants.ts'
import { pagePath } from '@clipfront/routing/page-paths'

/** Suggestions while somebody types: matches and look-alikes told apart (R1.7), at most `limit` of each. */
export async function suggest(view: CatalogView, query: string, limit: number): Promise<WireSuggestions> {
  if (!query) return { exact: [], fuzzy: [] }
  const [merchants, categories] = await Promise.all([
    searchMerchants(view, query, limit),
    searchCategories(view, query, limit),
  ])
  const describe = (kind: 'exact' | 'fuzzy') =>
    [...merchants[kind].map(describeMerchant), ...categories[kind].map(describeCategory)].slice(0, limit)
  return { exact: describe('exact'), fuzzy: describe('fuzzy') }
}

function describeMerchant(merchant: Awaited<ReturnType<typeof searchMerchants>>['exact'][number]) {
  const { id, slug, name, tint, logo, live_codes, live_deals } = merchant
  const live_coupons = live_codes + live_deals
  return { kind: 'merchant' as const, id, slug, name, path: pagePath('merchant', slug), live_coupons, tint, logo }
}

function describeCategory(category: Awaited<ReturnType<typeof searchCategories>>['exact'][number]) {
  return { kind: 'category' as const, path: pagePath('category', category.slug), tint: null, logo: null, ...category }
}
