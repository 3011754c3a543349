import { list, optional, optionalList, type OutOf } from '../reading/readers.ts'
import { record } from '../reading/record.ts'
import { categorySummary, paging } from './category.ts'
import { coupon } from './coupon.ts'
import { filterCounts } from './filters.ts'
import { anyText, count, optionalCount, optionalFlag, optionalText } from './fields.ts'
import { merchantSummary } from './merchantReference.ts'
import { postSummary } from './post.ts'
import { optionalSuggestionList } from './suggestion.ts'

const matches = record({
  merchants: list(merchantSummary),
  categories: list(categorySummary),
  coupons: list(coupon),
  posts: optionalList(postSummary),
  /** Brands, events and tags. */
  labels: optionalSuggestionList,
})
export type SearchMatches = OutOf<typeof matches>

/** A merchant that somebody had in mind, with the best it has. */
export const namedMerchant = record({ merchant: merchantSummary, bestCoupon: optional(coupon, null) })

/** docs/contracts/search.md */
export const searchPage = record({
  query: anyText,
  /** What was probably meant, where nothing matches what was typed: `fuzzy` is what matches it. */
  meant: optionalText,
  /** Whether the words are to be found as they were typed: then nothing is found for `meant`. */
  literal: optionalFlag,
  /** The domain of an address that was typed. */
  domain: optionalText,
  /** The one merchant that was named, with the best it has; it stands among the matches as well. */
  merchant: optional(namedMerchant, null),
  /** What matches what was typed (R1.7). */
  exact: matches,
  /** What matches `meant`; without it, what is nearest to what was typed. */
  fuzzy: matches,
  /** How many match, all pages together; null where all of it stands on the page. */
  counts: optional(
    record({
      merchants: count,
      coupons: count,
      categories: optionalCount,
      labels: optionalCount,
      posts: optionalCount,
    }),
    null,
  ),
  /** Of what matches. */
  paging: optional(paging, null),
  /** Of the list that the address may narrow; an older page-api does not say. */
  filters: optional(filterCounts, null),
  popular: list(merchantSummary),
  /** What many have searched for and found. */
  popularSearches: optionalSuggestionList,
})
