import type { CouponSort, OfferFilter, Voted } from '@clipfront/page-data'

/** What of a request's address page data may depend on: the path and the product keys of the query. */
export interface PageRequest {
  /** Decoded parts of the path; the home page has none. */
  segments: readonly string[]
  q: string
  /** Counted from 1. */
  page: number
  sort: CouponSort
  /** What a list of offers is narrowed to. */
  filter: OfferFilter
  /** Of the directory; empty for all of it. */
  letter: string
  /** Whether what was searched for is not to be corrected. */
  literal: boolean
  promoid: number | null
  /** The vote that was cast on the coupon of the `promoid`; null without one. */
  voted: Voted | null
}
