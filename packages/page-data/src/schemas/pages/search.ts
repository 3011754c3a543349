import { type OutOf, record, type WireOf, type WireRecord } from '../../reading/readers.ts'
import type { WireCoupon } from '../coupon.ts'
import { anyText, optionalText } from '../fields.ts'
import {
  categories,
  coupons,
  merchants,
  optionalPosts,
  type WireCategories,
  type WireMerchants,
  type WirePosts,
} from './lists.ts'

interface WireMatches {
  merchants: WireMerchants
  categories: WireCategories
  coupons: WireCoupon[]
  posts?: WirePosts
}

const matches = record((wire: WireRecord<WireMatches>) => ({
  merchants: wire.read('merchants', merchants),
  categories: wire.read('categories', categories),
  coupons: wire.read('coupons', coupons),
  posts: wire.read('posts', optionalPosts),
}))
export type SearchMatches = OutOf<typeof matches>

/** `exact` matches what was typed, `fuzzy` what was probably meant (R1.7). */
interface WireSearchPage {
  query: string
  /** The name that was probably meant, where nothing has the one that was typed. */
  meant?: string | null
  exact: WireOf<typeof matches>
  fuzzy: WireOf<typeof matches>
  popular: WireMerchants
}

export const searchPage = record((wire: WireRecord<WireSearchPage>) => ({
  query: wire.read('query', anyText),
  meant: wire.read('meant', optionalText),
  exact: wire.read('exact', matches),
  fuzzy: wire.read('fuzzy', matches),
  popular: wire.read('popular', merchants),
}))
