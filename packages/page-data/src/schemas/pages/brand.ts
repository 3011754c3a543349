import { optional, record, type WireOf, type WireRecord } from '../../reading/readers.ts'
import { paging } from '../category.ts'
import { label } from '../label.ts'
import { merchantSummary } from '../merchant.ts'
import type { WireCoupon } from '../coupon.ts'
import {
  coupons,
  merchants,
  optionalCategories,
  optionalLabels,
  type WireCategories,
  type WireLabels,
  type WireMerchants,
} from './lists.ts'

const optionalMerchant = optional(merchantSummary, null)

interface WireBrandPage {
  brand: WireOf<typeof label>
  /** The brand's own shop, where it has one here. */
  own_merchant?: WireOf<typeof merchantSummary> | null
  /** The best offer of each shop that sells the brand. */
  best_coupons: WireCoupon[]
  /** All others, page by page. */
  coupons: WireCoupon[]
  paging: WireOf<typeof paging>
  merchants: WireMerchants
  categories?: WireCategories
  other_brands?: WireLabels
}

export const brandPage = record((wire: WireRecord<WireBrandPage>) => ({
  brand: wire.read('brand', label),
  ownMerchant: wire.read('own_merchant', optionalMerchant),
  bestCoupons: wire.read('best_coupons', coupons),
  coupons: wire.read('coupons', coupons),
  paging: wire.read('paging', paging),
  merchants: wire.read('merchants', merchants),
  categories: wire.read('categories', optionalCategories),
  otherBrands: wire.read('other_brands', optionalLabels),
}))
