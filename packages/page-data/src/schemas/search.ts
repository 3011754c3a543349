import { choice, type Field, list, optional, optionalList, type OutOf, type WireOf } from '../reading/readers.ts'
import { record } from '../reading/record.ts'
import { categorySummary, paging } from './category.ts'
import { coupon } from './coupon.ts'
import { discount } from './discount.ts'
import { filterCounts } from './filters.ts'
import { anyText, count, id, optionalCount, optionalFlag, optionalText, sitePath, text } from './fields.ts'
import { logo, merchantReference, merchantSummary, tint } from './merchant.ts'
import { postSummary } from './post.ts'

const KINDS = ['merchant', 'category', 'brand', 'topic', 'tag'] as const
const knownKinds = new Set<string>(KINDS)

/** A page that a search finds by its name. `topic` is an event. */
export const suggestion = record({
  kind: choice(KINDS),
  id,
  name: text,
  path: sitePath,
  liveCoupons: count,
  /** A merchant's tile; null for all else. */
  tint: optional(tint, null),
  /** A merchant's picture, where it has one. */
  logo,
})
export type Suggestion = OutOf<typeof suggestion>

const suggestionsOrNull = list((value) => (isOfNewerKind(value) ? null : suggestion(value)))

function isOfNewerKind(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  return typeof value.kind === 'string' && !knownKinds.has(value.kind)
}

/** What is of a newer kind is left out: page-api may know more of them than this release. */
export const suggestionList: Field<Suggestion[], WireOf<typeof suggestion>[]> = (value) =>
  suggestionsOrNull(value).filter((item) => item !== null)

/** As `suggestionList`; it may be left out. */
export const optionalSuggestionList: Field<Suggestion[], WireOf<typeof suggestionList> | null | undefined> = (value) =>
  suggestionList(value ?? [])

/** What a short line says of an offer; a whole code is not in it. */
export const offerLine = {
  id,
  kind: choice(['code', 'deal']),
  title: text,
  discount: optional(discount, null),
  promotionOff: optionalText,
  merchant: merchantReference,
  path: sitePath,
}

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
