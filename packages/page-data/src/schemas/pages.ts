import { type Field, list, optional, optionalList, type OutOf, type WireOf } from '../reading/readers.ts'
import { from, record } from '../reading/record.ts'
import { block } from './blocks.ts'
import { categorySummary, paging } from './category.ts'
import { coupon } from './coupon.ts'
import { directory } from './directory.ts'
import { anyText, count, moment, optionalText, text } from './fields.ts'
import { merchantSummary } from './merchant.ts'
import type { PageType } from './pageTypes.ts'
import { blogPage } from './pages/blog.ts'
import { brandPage, categoryPage, channelPage, homePage, tagPage, topicPage } from './pages/listing.ts'
import { cashbackPage, couponPage, merchantPage } from './pages/merchant.ts'
import { postSummary } from './post.ts'

const matches = record({
  merchants: list(merchantSummary),
  categories: list(categorySummary),
  coupons: list(coupon),
  posts: optionalList(postSummary),
})
export type SearchMatches = OutOf<typeof matches>

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
  search: record({
    query: anyText,
    /** The name that was probably meant, where nothing has the one that was typed. */
    meant: optionalText,
    /** What matches what was typed (R1.7). */
    exact: matches,
    /** What matches what was probably meant. */
    fuzzy: matches,
    /** How many match, all pages together; null where all of it stands on the page. */
    counts: optional(record({ merchants: count, coupons: count }), null),
    /** Of what matches. */
    paging: optional(paging, null),
    popular: list(merchantSummary),
  }),
  static: record({
    heading: text,
    blocks: list(block),
    /** Of the page of all merchants alone; it follows the blocks. */
    directory: optional(directory, null),
  }),
  /** What an error page can offer as a way on. */
  error: record({
    message: optionalText,
    suggestions: optionalList(merchantSummary),
    /** Since when the page that was here is gone for good. */
    goneSince: from('gone_since', moment),
  }),
} as const satisfies Record<PageType, Field<unknown, never>>

export type PageContent = { [Type in PageType]: OutOf<(typeof pageSchemas)[Type]> }
export type WirePageContent = { [Type in PageType]: WireOf<(typeof pageSchemas)[Type]> }
