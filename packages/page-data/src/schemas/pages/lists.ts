import { listOf, optionalListOf, type WireOf } from '../../reading/readers.ts'
import { block } from '../blocks.ts'
import { categorySummary } from '../category.ts'
import { coupon } from '../coupon.ts'
import { labelSummary } from '../label.ts'
import { merchantSummary } from '../merchant.ts'
import { postSummary } from '../post.ts'

/** Lists that several page types have. The optional ones came later than the first release: it is empty where there is none. */
export const coupons = listOf(coupon)
export const optionalCoupons = optionalListOf(coupon)
export const merchants = listOf(merchantSummary)
export const optionalMerchants = optionalListOf(merchantSummary)
export const categories = listOf(categorySummary)
export const optionalCategories = optionalListOf(categorySummary)
export const optionalLabels = optionalListOf(labelSummary)
export const optionalPosts = optionalListOf(postSummary)
export const blocks = listOf(block)
export const optionalBlocks = optionalListOf(block)

export type WireMerchants = WireOf<typeof merchants>
export type WireCategories = WireOf<typeof categories>
export type WireLabels = WireOf<typeof labelSummary>[]
export type WirePosts = WireOf<typeof postSummary>[]
export type WireBlocks = WireOf<typeof blocks>
