import { parseField } from '../parseField.ts'
import { list, choice, optional, optionalList, type OutOf, type WireOf } from '../reading/readers.ts'
import { from, record } from '../reading/record.ts'
import { discount } from '../schemas/discount.ts'
import { count, id, optionalText, sitePath, text } from '../schemas/fields.ts'
import { logo, merchantReference, tint } from '../schemas/merchant.ts'

/** One line under a search field: a page whose name is like what was typed. */
const suggestion = record({
  kind: choice(['merchant', 'category']),
  id,
  name: text,
  path: sitePath,
  liveCoupons: from('live_coupons', count),
  /** A merchant's tile; null for a category. */
  tint: optional(tint, null),
  /** A merchant's picture, where it has one. */
  logo,
})
export type Suggestion = OutOf<typeof suggestion>

/** An offer whose own words were typed. */
const suggestedOffer = record({
  id,
  kind: choice(['code', 'deal']),
  title: text,
  discount: optional(discount, null),
  promotionOff: from('promotion_off', optionalText),
  merchant: merchantReference,
  path: sitePath,
})
export type SuggestedOffer = OutOf<typeof suggestedOffer>

/** A brand, an event or a tag whose name begins so. */
const suggestedLabel = record({
  kind: choice(['brand', 'topic', 'tag']),
  id,
  name: text,
  path: sitePath,
  liveCoupons: from('live_coupons', count),
})

const suggestions = record({
  exact: list(suggestion),
  fuzzy: list(suggestion),
  offers: optionalList(suggestedOffer),
  labels: optionalList(suggestedLabel),
})

/** What was meant by what was typed, and what only looks like it, told apart (R1.7). */
export type Suggestions = OutOf<typeof suggestions>
export type WireSuggestions = WireOf<typeof suggestions>

/**
 * The answer of `GET /api/search`, from the wire.
 * @throws {PageDataError} a field is missing or wrong: names its path and the reason
 */
export function parseSuggestions(wire: unknown): Suggestions {
  return parseField(suggestions, wire, 'suggestions')
}
