import type { PageType } from '../pageTypes.ts'
import {
  type Field,
  listOf,
  optionalListOf,
  type OutOf,
  record,
  type WireOf,
  type WireRecord,
} from '../reading/index.ts'
import { block } from './blocks.ts'
import { category, categorySummary, paging } from './category.ts'
import { coupon } from './coupon.ts'
import { anyText, optionalText, text } from './fields.ts'
import { merchant, merchantSummary } from './merchant.ts'
import type { WireCoupon } from './WireCoupon.ts'

const coupons = listOf(coupon)
const merchants = listOf(merchantSummary)
const optionalMerchants = optionalListOf(merchantSummary)
const categories = listOf(categorySummary)
const blocks = listOf(block)

type WireMerchants = WireOf<typeof merchants>
type WireCategories = WireOf<typeof categories>

interface WireHome {
  top_coupons: WireCoupon[]
  popular_merchants: WireMerchants
  categories: WireCategories
}

const homePage = record((wire: WireRecord<WireHome>) => ({
  topCoupons: wire.read('top_coupons', coupons),
  popularMerchants: wire.read('popular_merchants', merchants),
  categories: wire.read('categories', categories),
}))

interface WireMerchantPage {
  merchant: WireOf<typeof merchant>
  /** Live and upcoming ones in their ranked order; the revealed one, when there is a `promoid`, stands first. */
  coupons: WireCoupon[]
  /** History: expired and unconfirmed ones. */
  past_coupons: WireCoupon[]
  similar_merchants: WireMerchants
  categories: WireCategories
}

const merchantPage = record((wire: WireRecord<WireMerchantPage>) => ({
  merchant: wire.read('merchant', merchant),
  coupons: wire.read('coupons', coupons),
  pastCoupons: wire.read('past_coupons', coupons),
  similarMerchants: wire.read('similar_merchants', merchants),
  categories: wire.read('categories', categories),
}))

interface WireCategoryPage {
  category: WireOf<typeof category>
  coupons: WireCoupon[]
  top_merchants: WireMerchants
  paging: WireOf<typeof paging>
}

const categoryPage = record((wire: WireRecord<WireCategoryPage>) => ({
  category: wire.read('category', category),
  coupons: wire.read('coupons', coupons),
  topMerchants: wire.read('top_merchants', merchants),
  paging: wire.read('paging', paging),
}))

interface WireMatches {
  merchants: WireMerchants
  categories: WireCategories
  coupons: WireCoupon[]
}

const matches = record((wire: WireRecord<WireMatches>) => ({
  merchants: wire.read('merchants', merchants),
  categories: wire.read('categories', categories),
  coupons: wire.read('coupons', coupons),
}))
export type SearchMatches = OutOf<typeof matches>

/** `exact` matches what was typed, `fuzzy` what was probably meant (R1.7). */
interface WireSearchPage {
  query: string
  exact: WireMatches
  fuzzy: WireMatches
  popular: WireMerchants
}

const searchPage = record((wire: WireRecord<WireSearchPage>) => ({
  query: wire.read('query', anyText),
  exact: wire.read('exact', matches),
  fuzzy: wire.read('fuzzy', matches),
  popular: wire.read('popular', merchants),
}))

const staticPage = record((wire: WireRecord<{ heading: string; blocks: WireOf<typeof block>[] }>) => ({
  heading: wire.read('heading', text),
  blocks: wire.read('blocks', blocks),
}))

/** What an error page can offer as a way on. */
const errorPage = record((wire: WireRecord<{ message?: string | null; suggestions?: WireMerchants | null }>) => ({
  message: wire.read('message', optionalText),
  suggestions: wire.read('suggestions', optionalMerchants),
}))

/** The `data` part of page data, one schema per page type that has a page so far. */
export const pageSchemas = {
  home: homePage,
  merchant: merchantPage,
  category: categoryPage,
  search: searchPage,
  static: staticPage,
  error: errorPage,
} as const satisfies Partial<Record<PageType, Field<unknown, never>>>

/** The page types that can be shown today; the others of the closed list are refused at the door. */
export type BuiltPageType = keyof typeof pageSchemas

export type PageContent = { [Type in BuiltPageType]: OutOf<(typeof pageSchemas)[Type]> }
export type WirePageContent = { [Type in BuiltPageType]: WireOf<(typeof pageSchemas)[Type]> }
