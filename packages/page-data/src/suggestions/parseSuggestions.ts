import { parseField } from '../parseField.ts'
import { listOf, type OutOf, record, type WireOf, type WireRecord } from '../reading/index.ts'
import { suggestion } from './suggestion.ts'

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
