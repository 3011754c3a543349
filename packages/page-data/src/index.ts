export { COUPON_SORTS, type CouponSort, GATHERED_SORTS } from './couponSorts.ts'
export { PAGE_TYPES, type PageType } from './pageTypes.ts'
export { PRODUCT_KEYS, type ProductKey } from './productKeys.ts'
export type { Alternate, PageData, PageDataOf, PageMeta, PageRedirect } from './PageData.ts'
export { PageDataError } from './PageDataError.ts'
export { isPageRedirect, parsePageData } from './parsePageData.ts'
export { ROBOTS_POLICIES, type RobotsPolicy } from './robots.ts'
export type { Block, PageLink } from './schemas/blocks.ts'
export type { CashbackHeadline, CashbackRate, Reward } from './schemas/cashback.ts'
export type { Category, CategorySummary, Paging } from './schemas/category.ts'
export type { Audience, Conditions } from './schemas/conditions.ts'
export type { OfferCounts } from './schemas/counts.ts'
export type { Coupon } from './schemas/coupon.ts'
export { COUPON_STATES, type CouponState, type WireCoupon } from './schemas/WireCoupon.ts'
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
export type { Picture } from './schemas/picture.ts'
export type { Author, PostBlock, PostSummary } from './schemas/post.ts'
export type { Question } from './schemas/question.ts'
export type { Rating, Review } from './schemas/review.ts'
export type { Health, ReasonCount, Trial, TrialOutcome, VoteReason } from './schemas/trial.ts'
export type { WirePageData } from './WirePageData.ts'
