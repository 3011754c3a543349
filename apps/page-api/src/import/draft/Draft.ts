import type { Discount } from '../../discount/Discount.ts'
import type { CalendarDay } from '../text/zonedMoment.ts'
import type { CategorySlug } from './CategorySlug.ts'

/** What a format's reader found, in the feed's own words. Text may carry marks of emphasis. */
export interface RawOffer {
  /** The shop or the product, as the feed names it; empty when it names none. */
  name: string
  /** Title or description. */
  text: string
  /** True when the text describes the product; a title is then made from the name. */
  isDescription: boolean
  /** Terms beside it: discount, code, dates. Empty where the feed keeps all in one text. */
  terms: string
  /** The first one leads to the shop; the others may hold codes. */
  links: readonly string[]
  /** Codes that the feed gives as such; null when they have to be found in the text. */
  codes: readonly string[] | null
  /** A discount that the feed gives as such. */
  discount: Discount | null
  starts: CalendarDay | null
  ends: CalendarDay | null
  /** When the feed says it was added. */
  addedOn: CalendarDay | null
  /** The year of dates that name none. */
  year: number | null
  category: string
  source: string
  /** BCP 47. */
  language: string
}

/** An offer ready to be stored. */
export interface OfferDraft {
  domain: string
  shopName: string
  upk: string
  sign: string
  code: string
  title: string
  detail: string
  keyTerms: string[]
  discount: Discount | null
  promotionOff: string
  tags: string[]
  keywords: string
  startsAt: Date | null
  endsAt: Date | null
  firstSeenAt: Date
  source: string
  sourceAddTime: Date | null
  category: CategorySlug
}

export interface MerchantDraft {
  domain: string
  name: string
}

/** Why a record was not taken. */
export type RejectReason =
  | 'unreadable_line'
  | 'too_long'
  | 'not_utf8'
  | 'missing_domain'
  | 'missing_title'
  | 'no_shop'
  | 'placeholder'
  | 'no_link'
  | 'navigation'
  | 'question'
  | 'no_offer'

export interface Reject {
  reason: RejectReason
}

export function isReject(draft: object): draft is Reject {
  return 'reason' in draft
}
