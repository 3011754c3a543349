export { PAGE_TYPES, type PageType } from './pageTypes.ts'
export { PRODUCT_KEYS, type ProductKey } from './productKeys.ts'
export type { Alternate, PageData, PageDataOf, PageMeta, PageRedirect } from './PageData.ts'
export { PageDataError } from './PageDataError.ts'
export { isPageRedirect, parsePageData } from './parsePageData.ts'
export type { Block, PageLink } from './schemas/blocks.ts'
export type { Category, CategorySummary, Paging } from './schemas/category.ts'
export { ROBOTS_POLICIES, type RobotsPolicy } from './robots.ts'
export type { Coupon } from './schemas/coupon.ts'
export { COUPON_STATES, type CouponState, type WireCoupon } from './schemas/WireCoupon.ts'
export type { Discount } from './schemas/discount.ts'
export {
  type Merchant,
  type MerchantFact,
  type MerchantReference,
  type MerchantSummary,
  TILE_TINTS,
} from './schemas/merchant.ts'
export type { BuiltPageType, PageContent, SearchMatches, WirePageContent } from './schemas/pages.ts'
export type { WirePageData } from './WirePageData.ts'
