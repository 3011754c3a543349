import { parseField } from '../parseField.ts'
import { listOf, oneOf, optional, type OutOf, record, type WireOf, type WireRecord } from '../reading/readers.ts'
import { count, id, ownPath, text } from '../schemas/fields.ts'
import { logo, tint } from '../schemas/merchant.ts'

const KINDS = ['merchant', 'category'] as const
const kind = oneOf(KINDS)
const optionalTint = optional(tint, null)

interface WireSuggestion {
  kind: (typeof KINDS)[number]
  id: number
  name: string
  path: string
  live_coupons: number
  /** A merchant's tile; null for a category. */
  tint: number | null
  /** A merchant's picture, where it has one. */
  logo?: string | null
}

/** One line under a search field: a page whose name is like what was typed. */
const suggestion = record((wire: WireRecord<WireSuggestion>) => ({
  kind: wire.read('kind', kind),
  id: wire.read('id', id),
  name: wire.read('name', text),
  path: wire.read('path', ownPath),
  liveCoupons: wire.read('live_coupons', count),
  tint: wire.read('tint', optionalTint),
  logo: wire.read('logo', logo),
}))
export type Suggestion = OutOf<typeof suggestion>

const lines = listOf(suggestion)
type WireLines = WireOf<typeof lines>

const suggestions = record((wire: WireRecord<{ exact: WireLines; fuzzy: WireLines }>) => ({
  exact: wire.read('exact', lines),
  fuzzy: wire.read('fuzzy', lines),
}))

/** What was meant by what was typed, and what only looks like it, told apart (R1.7). */
export type Suggestions = OutOf<typeof suggestions>

/**
 * The answer of `GET /api/search`, from the wire.
 * @throws {PageDataError} a field is missing or wrong: names its path and the reason
 */
export function parseSuggestions(wire: unknown): Suggestions {
  return parseField(suggestions, wire, 'suggestions')
}
