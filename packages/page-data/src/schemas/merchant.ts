import { optional, optionalList, type OutOf } from '../reading/readers.ts'
import { record } from '../reading/record.ts'
import { block, question } from './blocks.ts'
import { count, flag, id, optionalText, sitePath, text, whole } from './fields.ts'

/** Tints of a merchant's tile; the tile takes the class of its number, since a style attribute is forbidden. */
export const TILE_TINTS = 12

export const tint = whole(`a tint, 0 to ${TILE_TINTS - 1}`, 0, TILE_TINTS - 1)
export const logo = optional(sitePath, null)

const reference = {
  id,
  slug: text,
  name: text,
  /** Which tint the merchant's tile has; chosen once, by the name. */
  tint,
  /** A picture of our own, square; the tile says the name's first letters where there is none. */
  logo,
}

/** As much of a merchant as a card or a link needs. */
export const merchantReference = record(reference)
export type MerchantReference = OutOf<typeof merchantReference>

/** A merchant in a list: how much there is to find. */
export const merchantSummary = record({
  ...reference,
  liveCodes: count,
  liveDeals: count,
})
export type MerchantSummary = OutOf<typeof merchantSummary>

/** A fact about the merchant, both parts ready to be read: "Delivery", "Free from £40". */
const merchantFact = record({ label: text, value: text })
export type MerchantFact = OutOf<typeof merchantFact>

/** The merchant of a merchant page. */
export const merchant = record({
  ...reference,
  summary: optionalText,
  facts: optionalList(merchantFact),
  about: optionalList(block),
  /** How a code is used there, in the merchant's own words for its fields. */
  howToUse: optionalList(block),
  questions: optionalList(question),
  /** Offer link to the merchant, in its marker form (`###-m-{id}?url=…`). */
  link: text,
  /** False when no affiliate programme is set up: the link then ends on our own page that says so. */
  hasAffiliate: flag,
})
export type Merchant = OutOf<typeof merchant>
