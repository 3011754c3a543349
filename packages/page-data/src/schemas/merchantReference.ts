import { optional, type OutOf } from '../reading/readers.ts'
import { record } from '../reading/record.ts'
import { count, id, sitePath, text, whole } from './fields.ts'

/** Tints of a merchant's tile; the tile takes the class of its number, since a style attribute is forbidden. */
export const TILE_TINTS = 12

export const tint = whole(`a tint, 0 to ${TILE_TINTS - 1}`, 0, TILE_TINTS - 1)
export const logo = optional(sitePath, null)

/** What is said of a merchant wherever it stands. */
export const reference = {
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
