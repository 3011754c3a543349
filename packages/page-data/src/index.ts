export {
  COUPON_SORTS,
  type CouponSort,
  GATHERED_SORTS,
  PAGE_TYPES,
  type PageType,
  PRODUCT_KEYS,
  type ProductKey,
  ROBOTS_POLICIES,
  type RobotsPolicy,
} from './schemas/pageTypes.ts'
export type { Alternate, PageData, PageDataOf, PageMeta, PageRedirect, WirePageData } from './PageData.ts'
export { PageDataError } from './parseField.ts'
export { isPageRedirect, parsePageData } from './parsePageData.ts'
export type { Block, PageLink } from './schemas/blocks.ts'
export type { CashbackHeadline, CashbackRate, Reward } from './schemas/cashback.ts'
export type { Category, CategorySummary, Paging } from './schemas/category.ts'
export type { Audience, Conditions } from './schemas/conditions.ts'
export type { OfferCounts } from './schemas/counts.ts'
export { type Coupon, COUPON_STATES, type CouponState, type WireCoupon } from './schemas/coupon.ts'
export type { Directory, DirectoryGroup, DirectoryLetter } from './schemas/directory.ts'
export type { Discount } from './schemas/discount.ts'
export type { Label, LabelSummary } from './schemas/label.ts'
export type { Lane } from './schemas/lane.ts'
export {
  type Merchant,
  type MerchantFact,
  type MerchantReference,
  type MerchantSummary,
  TILE_TINTS,
} from './schemas/merchant.ts'
export type { Money } from './schemas/money.ts'
export type { PageContent, WirePageContent } from './schemas/pages.ts'
export type { SearchMatches } from './schemas/pages/search.ts'
export type { TopicState } from './schemas/pages/topic.ts'
export type { Picture, Author, PostBlock, PostSummary } from './schemas/post.ts'
export type { Question } from './schemas/question.ts'
export type { Rating, Review } from './schemas/review.ts'
export type { Health, ReasonCount, Trial, TrialOutcome, VoteReason } from './schemas/trial.ts'
