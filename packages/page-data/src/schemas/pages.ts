import { type Field, list, optional, optionalList, type OutOf, type WireOf } from '../reading/readers.ts'
import { record } from '../reading/record.ts'
import { block } from './blocks.ts'
import { directory } from './directory.ts'
import { moment, optionalFlag, optionalText, text } from './fields.ts'
import { merchantSummary } from './merchantReference.ts'
import type { PageType } from '../values/pageTypes.ts'
import { blogPage } from './pages/blog.ts'
import { brandPage, categoryPage, channelPage, homePage, tagPage, topicPage } from './pages/listing.ts'
import { cashbackPage, couponPage, merchantPage } from './pages/merchant.ts'
import { namedMerchant, searchPage } from './search.ts'

/** The `data` part of page data, one schema per page type. */
export const pageSchemas = {
  home: homePage,
  merchant: merchantPage,
  category: categoryPage,
  coupon: couponPage,
  blog: blogPage,
  topic: topicPage,
  tag: tagPage,
  brand: brandPage,
  cashback: cashbackPage,
  channel: channelPage,
  search: searchPage,
  static: record({
    heading: text,
    blocks: list(block),
    /** Of the page of all merchants alone; it follows the blocks. */
    directory: optional(directory, null),
  }),
  /** What an error page can offer as a way on. */
  error: record({
    message: optionalText,
    /** The one merchant that was probably meant. */
    merchant: optional(namedMerchant, null),
    suggestions: optionalList(merchantSummary),
    /** Since when the page that was here is gone for good. */
    goneSince: moment,
    /** Of a vote that was not taken: the address is the page that it came from. Site servers say so, page-api never. */
    isVote: optionalFlag,
  }),
} as const satisfies Record<PageType, Field<unknown, never>>

export type PageContent = { [Type in PageType]: OutOf<(typeof pageSchemas)[Type]> }
export type WirePageContent = { [Type in PageType]: WireOf<(typeof pageSchemas)[Type]> }
