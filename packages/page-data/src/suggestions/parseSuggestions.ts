import { parseField } from '../parseField.ts'
import { list, choice, optional, type OutOf, type WireOf } from '../reading/readers.ts'
import { from, record } from '../reading/record.ts'
import { count, id, sitePath, text } from '../schemas/fields.ts'
import { logo, tint } from '../schemas/merchant.ts'

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

const suggestions = record({ exact: list(suggestion), fuzzy: list(suggestion) })

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
