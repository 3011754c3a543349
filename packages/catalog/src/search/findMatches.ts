import type { CatalogView } from '../context/CatalogView.ts'
import type { SearchQuery } from './readQuery.ts'
import { type CouponReach, findCoupons, findMerchantCoupons, type FoundCoupons, NO_COUPONS } from './searchCoupons.ts'
import { findMerchants, findNamed, type FoundMerchant } from './searchMerchants.ts'
import { findPosts, type FoundPosts, type Slice } from './searchPosts.ts'
import { findNames, type SiteName } from './siteNames.ts'

/** What has all words of a query, whatever it is. */
export interface Matches {
  /** What they match. */
  query: SearchQuery
  merchants: readonly FoundMerchant[]
  totalMerchants: number
  /** The one that was named. */
  named: FoundMerchant | undefined
  names: readonly SiteName[]
  coupons: FoundCoupons
  posts: FoundPosts
}

/** How much of each kind is looked for. */
export interface Reach {
  merchants: number
  coupons: CouponReach
  posts: Slice
}

const NO_POSTS: FoundPosts = { posts: [], total: 0 }

/** Fewer letters begin half of all words, and name no product. */
const WORD = /\p{L}{3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u

/** @param options.isTyping what is no word yet finds no offers and posts */
export async function findMatches(
  view: CatalogView,
  query: SearchQuery,
  reach: Reach,
  { isTyping = false } = {},
): Promise<Matches> {
  const hasWord = !isTyping || WORD.test(query.text)
  const [{ merchants, total }, names, coupons, posts] = await Promise.all([
    findMerchants(view, query, reach.merchants),
    findNames(view, query),
    hasWord ? findCoupons(view, query, reach.coupons) : NO_COUPONS,
    hasWord ? findPosts(view, query, reach.posts) : NO_POSTS,
  ])
  return {
    query,
    merchants,
    totalMerchants: total,
    named: findNamed(merchants),
    names,
    // "nimbus discount code" is in no offer's words.
    coupons:
      coupons.ids.length > 0
        ? coupons
        : await findMerchantCoupons(
            view,
            merchants.filter(({ closeness }) => closeness > 0),
            reach.coupons,
          ),
    posts,
  }
}

/** What an address finds: its merchant with its offers. */
export async function matchesOfMerchant(
  view: CatalogView,
  query: SearchQuery,
  merchant: FoundMerchant,
  reach: Reach,
): Promise<Matches> {
  const coupons = await findMerchantCoupons(view, [merchant], reach.coupons)
  return { query, merchants: [merchant], totalMerchants: 1, named: merchant, names: [], coupons, posts: NO_POSTS }
}

export function isNothing({ merchants, names, coupons, posts }: Matches): boolean {
  return merchants.length + names.length + coupons.ids.length + posts.total === 0
}
