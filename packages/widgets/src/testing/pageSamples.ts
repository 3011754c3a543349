import type { PageData, PageDataOf, PageType } from '@clipfront/page-data'
import { merchantPages } from './merchantPages.ts'
import { sampleCoupons } from './sampleCoupons.ts'
import { sampleDirectory } from './sampleDirectory.ts'
import { sampleListings } from './sampleListings.ts'
import { samplePages } from './samplePages.ts'
import { sampleBlog } from './samplePosts.ts'
import { sampleChannels, sampleTopics } from './sampleTopics.ts'

/** A page with its address on a site. */
export interface PageSample {
  /** Path and query. */
  url: string
  page: PageData
}

/** Believable pages of each type, in the states that matter, by what they show. */
export const pageSamples = {
  home: at('/', { 'in full': merchantPages.homeInFull, 'without news': samplePages.home }),
  merchant: at('/stores/nimbus-shoes', {
    'in full': merchantPages.merchantInFull,
    'with offers': samplePages.merchant,
    'code revealed': samplePages.revealed,
    'asked-for code expired': samplePages.askedForExpired,
    'without a programme': samplePages.merchantWithoutProgramme,
    'without offers': samplePages.merchantWithoutOffers,
    'a later page': merchantPages.merchantSecondPage,
    'history alone': merchantPages.merchantHistory,
  }),
  category: at('/categories/shoes', { 'in full': sampleListings.category, 'in the middle': samplePages.category }),
  coupon: at('/coupons/1', { ...sampleCoupons }),
  blog: at('/blog', { ...sampleBlog }),
  topic: at('/topics/black-friday', { ...sampleTopics }),
  tag: at('/tags/students', { many: sampleListings.tag, empty: sampleListings.emptyTag }),
  brand: at('/brands/nimbus', { many: sampleListings.brand, empty: sampleListings.emptyBrand }),
  cashback: at('/cashback/nimbus-shoes', { 'with rates': merchantPages.cashback, over: merchantPages.cashbackOver }),
  channel: at('/channels/weekend', { ...sampleChannels }),
  search: at('/search?q=nimbus', {
    'exact and fuzzy': samplePages.search,
    'fuzzy alone': samplePages.searchFuzzy,
    nothing: samplePages.searchEmpty,
  }),
  static: at('/stores', { ...sampleDirectory, words: samplePages.static }),
  error: at('/stores/nothing-here', { 'not found': samplePages.error }),
} as const satisfies { [Type in PageType]: Readonly<Record<string, PageSample>> }

function at<Type extends PageType>(url: string, pages: Readonly<Record<string, PageDataOf<Type>>>) {
  return Object.fromEntries(
    Object.entries(pages).map(([name, page]) => [name, { url, page: page as PageData }]),
  ) as Readonly<Record<string, PageSample>>
}
