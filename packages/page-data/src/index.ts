export {
  COUPON_SORTS,
  type CouponSort,
  LISTING_SORTS,
  PAGE_TYPES,
  type PageType,
  PRODUCT_KEYS,
  type ProductKey,
  ROBOTS_POLICIES,
  type RobotsPolicy,
} from './values/pageTypes.ts'
export { describeFacets } from './filters/describeFacets.ts'
export {
  ENDS_SOON_DAYS,
  FILTER_KEYS,
  type FilterKey,
  type FilterValue,
  isFiltering,
  NO_FILTER,
  OFFER_FILTERS,
  type OfferFilter,
  readFilter,
  TESTED_DAYS,
} from './values/filters.ts'
export { PageDataError } from './parseField.ts'
export {
  type Alternate,
  isPageRedirect,
  type PageData,
  type PageDataOf,
  type PageMeta,
  type PageRedirect,
  parsePageData,
  type WirePageData,
} from './parsePageData.ts'
export type { Block, PageLink, Question } from './schemas/blocks.ts'
export type { CashbackHeadline, CashbackRate, Reward } from './schemas/cashback.ts'
export type { Category, CategorySummary, Paging } from './schemas/category.ts'
export type { Audience, Conditions } from './schemas/conditions.ts'
export { type Coupon, type CouponState, type Lane, type OfferCounts, type WireCoupon } from './schemas/coupon.ts'
export type { Directory, DirectoryGroup, DirectoryLetter, WireDirectoryEntry } from './schemas/directory.ts'
export type { Discount } from './schemas/discount.ts'
export type { FilterCounts } from './schemas/filters.ts'
export type { Merchant, MerchantFact } from './schemas/merchant.ts'
export { type MerchantReference, type MerchantSummary, TILE_TINTS } from './schemas/merchantReference.ts'
export type { Menu, Region, WireMenu } from './schemas/frame.ts'
export type { Money } from './schemas/money.ts'
export type { PageContent, WirePageContent } from './schemas/pages.ts'
export type { WholePost } from './schemas/pages/blog.ts'
export type { Label, LabelSummary } from './schemas/pages/listing.ts'
export type { Review } from './schemas/pages/merchant.ts'
export type { SearchMatches } from './schemas/search.ts'
export type { Picture, Author, PostBlock, PostSummary } from './schemas/post.ts'
export { type CouponHealth, type Health, type Trial, type TrialOutcome } from './schemas/trial.ts'
export {
  FEWEST_TRIES,
  VOTE_DAYS,
  VOTES_OF_NETWORK,
  VOTE_REASONS,
  VOTE_REJECTIONS,
  VOTED,
  type Voted,
  type VoteReason,
  type VoteRejection,
} from './values/votes.ts'
