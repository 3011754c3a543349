import { list, choice, optional, optionalList, type OutOf } from '../../reading/readers.ts'
import { record } from '../../reading/record.ts'
import { block, question } from '../blocks.ts'
import { category, categorySummary, paging } from '../category.ts'
import { coupon, lane, offerCounts } from '../coupon.ts'
import { filterCounts } from '../filters.ts'
import { count, id, knownMoment, moment, optionalCount, optionalText, text } from '../fields.ts'
import { merchantReference, merchantSummary } from '../merchantReference.ts'
import { percent } from '../money.ts'
import { picture, postSummary } from '../post.ts'

/** A brand, tag, topic or channel in a list. */
const labelSummary = record({ id, slug: text, name: text, liveCoupons: optionalCount })
export type LabelSummary = OutOf<typeof labelSummary>

/** The brand, tag, topic or channel of a page that lists its offers. */
const label = record({
  id,
  slug: text,
  name: text,
  summary: optionalText,
  about: optionalList(block),
  questions: optionalList(question),
})
export type Label = OutOf<typeof label>

/** How much there is, counted when the page was made. */
const figures = record({
  liveCoupons: count,
  merchants: count,
  testsThisWeek: count,
  asOf: knownMoment,
})

/** A code that was just seen to work. */
const success = record({ title: text, merchant: merchantReference, at: knownMoment })

export const homePage = record({
  /** At most one of each merchant. */
  topCoupons: list(coupon),
  popularMerchants: list(merchantSummary),
  categories: list(categorySummary),
  /** Events that are near or on. */
  topics: optionalList(labelSummary),
  posts: optionalList(postSummary),
  figures: optional(figures, null),
  latestSuccesses: optionalList(success),
})

export const categoryPage = record({
  category,
  coupons: list(coupon),
  topMerchants: list(merchantSummary),
  paging,
  /** Of the list that the address may narrow; an older page-api does not say. */
  filters: optional(filterCounts, null),
  /** Its parts. */
  children: optionalList(categorySummary),
  counts: optional(offerCounts, null),
  /** The median of the percentages that its live offers take off; left out where few name one. */
  typicalPercent: optional(percent, null),
  brands: optionalList(labelSummary),
})

export const topicPage = record({
  topic: label,
  /** Where the event stands; `undated` is on all the year, or its dates are not known yet. */
  state: choice(['ahead', 'on', 'over', 'undated']),
  startsAt: moment,
  endsAt: moment,
  picture: optional(picture, null),
  /** By category, the fullest first: on the first page. */
  lanes: list(lane),
  /** What is in no lane: from the second page on. */
  coupons: optionalList(coupon),
  paging: optional(paging, null),
  /** Of the list that the address may narrow; an older page-api does not say. */
  filters: optional(filterCounts, null),
  /** The best of the last time. */
  pastCoupons: optionalList(coupon),
  merchants: list(merchantSummary),
  otherTopics: optionalList(labelSummary),
  posts: optionalList(postSummary),
})

export const tagPage = record({
  tag: label,
  coupons: list(coupon),
  paging,
  /** Of the list that the address may narrow; an older page-api does not say. */
  filters: optional(filterCounts, null),
  counts: optional(offerCounts, null),
  /** Merchants that have such offers. */
  merchants: list(merchantSummary),
  /** Where such offers are, with how many of them. */
  categories: optionalList(categorySummary),
  otherTags: optionalList(labelSummary),
})

export const brandPage = record({
  brand: label,
  /** The brand's own merchant, where it has one here. */
  ownMerchant: optional(merchantSummary, null),
  /** The best offer of each merchant that sells the brand. */
  bestCoupons: list(coupon),
  /** All others, page by page. */
  coupons: list(coupon),
  paging,
  /** Of the list that the address may narrow; an older page-api does not say. */
  filters: optional(filterCounts, null),
  merchants: list(merchantSummary),
  categories: optionalList(categorySummary),
  otherBrands: optionalList(labelSummary),
})

export const channelPage = record({
  channel: label,
  /** What its visitors bring in their address, and what their clicks are counted under; empty for none. */
  mktsrc: optionalText,
  /** In the order in which an editor put them. */
  lanes: list(lane),
  /** Of the list that the address may narrow; an older page-api does not say. */
  filters: optional(filterCounts, null),
  merchants: list(merchantSummary),
  otherChannels: optionalList(labelSummary),
})
