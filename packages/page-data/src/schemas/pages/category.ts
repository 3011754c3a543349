import { optional, record, type WireOf, type WireRecord } from '../../reading/readers.ts'
import { category, paging } from '../category.ts'
import { offerCounts } from '../counts.ts'
import type { WireCoupon } from '../coupon.ts'
import { share } from '../money.ts'
import {
  coupons,
  merchants,
  optionalCategories,
  optionalLabels,
  type WireCategories,
  type WireLabels,
  type WireMerchants,
} from './lists.ts'

const optionalCounts = optional(offerCounts, null)
const optionalShare = optional(share, null)

interface WireCategoryPage {
  category: WireOf<typeof category>
  coupons: WireCoupon[]
  top_merchants: WireMerchants
  paging: WireOf<typeof paging>
  /** Its parts. */
  children?: WireCategories
  counts?: WireOf<typeof offerCounts> | null
  /** The median of the percentages that its live offers take off; left out where few name one. */
  typical_percent?: number | null
  brands?: WireLabels
}

export const categoryPage = record((wire: WireRecord<WireCategoryPage>) => ({
  category: wire.read('category', category),
  coupons: wire.read('coupons', coupons),
  topMerchants: wire.read('top_merchants', merchants),
  paging: wire.read('paging', paging),
  children: wire.read('children', optionalCategories),
  counts: wire.read('counts', optionalCounts),
  typicalPercent: wire.read('typical_percent', optionalShare),
  brands: wire.read('brands', optionalLabels),
}))
