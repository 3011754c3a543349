import { optional, record, type WireOf, type WireRecord } from '../../reading/readers.ts'
import { paging } from '../category.ts'
import { offerCounts } from '../counts.ts'
import { label } from '../label.ts'
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

const optionalCounts = optional(offerCounts, null)

interface WireTagPage {
  tag: WireOf<typeof label>
  coupons: WireCoupon[]
  paging: WireOf<typeof paging>
  counts?: WireOf<typeof offerCounts> | null
  /** Shops that have such offers. */
  merchants: WireMerchants
  /** Where such offers are, with how many of them. */
  categories?: WireCategories
  other_tags?: WireLabels
}

export const tagPage = record((wire: WireRecord<WireTagPage>) => ({
  tag: wire.read('tag', label),
  coupons: wire.read('coupons', coupons),
  paging: wire.read('paging', paging),
  counts: wire.read('counts', optionalCounts),
  merchants: wire.read('merchants', merchants),
  categories: wire.read('categories', optionalCategories),
  otherTags: wire.read('other_tags', optionalLabels),
}))
