import type { Block } from '@clipfront/page-data'
import type { Discount, Conditions } from '../discount/Discount.ts'
import type { CalendarDay } from '../text/CalendarDay.ts'
import type { CategorySlug } from './findCategory.ts'

/** A day of the site's own zone, or a moment that the feed names with its zone. */
export type FeedTime = CalendarDay | Date

/** What the feed of a network says in fields of their own, where a list has words. */
export interface GivenFields {
  /** The feed's own name for the offer. */
  externalId: string
  title: string
  /** What stands in the field for the code, which is one unless it is prose or says that there is none. */
  code: string
  /** In full: Markdown, or HTML. */
  terms: string
  conditions: Conditions
  tags: readonly string[]
  brands: readonly string[]
  isExclusive: boolean
  /** When it may be shown, where that is not when it is valid. */
  publishFrom: FeedTime | null
  publishUntil: FeedTime | null
  /** ISO 3166 codes of the countries that it is meant for; empty for all. */
  regions: readonly string[]
  /** The feed takes it back. */
  isWithdrawn: boolean
}

/** What a format's reader found, in the feed's own words. Text may carry marks of emphasis. */
export interface RawOffer {
  /** The merchant or the product, as the feed names it; empty when it names none. */
  name: string
  /** True where a field of the merchant has the name; of a table, where it gives it to no other domain, nor the domain another one. */
  isMerchantNamed?: boolean
  text: string
  /** What is on offer, where the feed has a field for it beside the merchant's name. */
  product?: string
  /** True when the text describes the product; a title is then made from the name. */
  isDescription: boolean
  /** A list's line that promises nothing is a recommendation, and no offer. */
  needsWorth: boolean
  /** Terms beside it: discount, code, dates. Empty where the feed keeps all in one text. */
  terms: string
  /** The first one leads to the merchant; the others may hold codes. None where the feed has no field for it. */
  links: readonly string[]
  /** Codes that the feed gives as such; null when they have to be found in the text. */
  codes: readonly string[] | null
  /** A discount that the feed gives as such. */
  discount: Discount | null
  starts: FeedTime | null
  ends: FeedTime | null
  addedOn: FeedTime | null
  /** The year of dates that name none. */
  year: number | null
  /** The day that the list says it is of: dates that name no year are read from then on. */
  asOf?: CalendarDay
  category: string
  source: string
  /** BCP 47. */
  language: string
  /** Of a feed that lists what stands today; left out by lists, which say what once stood. */
  given?: GivenFields
  /** What fields of a list say of who may use it, and from which basket on. */
  conditions?: Conditions
  /** A list's own name for the offer; `given` has it for a feed that lists what stands today. */
  externalId?: string
}

/** A merchant in a feed's own words. */
export interface RawMerchant {
  /** An address of it. */
  domain: string
  name: string
  /** Where its logo lies. */
  logo?: string
}

/** An offer ready to be stored. */
export interface OfferDraft {
  domain: string
  merchantName: string
  /** Its key by what it says: see `offerKey`. */
  upk: string
  /** What it is on, as words in order: "acorn lamps"; empty for all that a merchant has, and where the page tells products apart. */
  product: string
  /**
   * What its key is made with where another offer of its feed has the one of what it says: by the first of these; coupons of earlier
   * imports may have it by another. None where the page tells products apart.
   */
  keyWords: string[]
  /** The feed's own name for it; empty where it has none. */
  externalId: string
  sign: string
  code: string
  title: string
  detail: string
  keyTerms: string[]
  conditions: Conditions
  terms: Block[]
  discount: Discount | null
  promotionOff: string
  tags: string[]
  brands: string[]
  isExclusive: boolean
  keywords: string
  publishFrom: Date | null
  publishUntil: Date | null
  startsAt: Date | null
  endsAt: Date | null
  /** By which name its feed lists it today; null: it is only known to have stood once. */
  listing: { externalId: string; isWithdrawn: boolean } | null
  firstSeenAt: Date
  source: string
  sourceAddTime: Date | null
  category: CategorySlug
}

export interface MerchantDraft {
  domain: string
  name: string
  /** Where the feed says that its logo lies. Nobody asks for it unless an operator may show it. */
  logo?: string
}

/** Why a record was not taken. */
export type RejectReason =
  | 'unreadable_line'
  | 'damaged_code'
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
  | 'left_out'
  | 'personal'
  | 'not_joined'
  | 'other_region'

export interface Reject {
  reason: RejectReason
}

export function isReject(draft: object): draft is Reject {
  return 'reason' in draft
}

/** What a feed that says nothing in fields of their own would give: a reader of a feed fills in what it has. */
export const NOTHING_GIVEN: GivenFields = {
  externalId: '',
  title: '',
  code: '',
  terms: '',
  conditions: {},
  tags: [],
  brands: [],
  isExclusive: false,
  publishFrom: null,
  publishUntil: null,
  regions: [],
  isWithdrawn: false,
}
