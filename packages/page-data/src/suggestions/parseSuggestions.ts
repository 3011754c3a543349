import { parseField } from '../parseField.ts'
import { optional, optionalList, type OutOf, type WireOf } from '../reading/readers.ts'
import { record } from '../reading/record.ts'
import { count, id, optionalText, sitePath, text } from '../schemas/fields.ts'
import { offerLine, optionalSuggestionList, suggestion, suggestionList } from '../schemas/suggestion.ts'

export type { Suggestion } from '../schemas/suggestion.ts'

/** An offer whose own words were typed. */
const suggestedOffer = record(offerLine)
export type SuggestedOffer = OutOf<typeof suggestedOffer>

/** A post with the words that were typed. */
const suggestedGuide = record({ id, title: text, path: sitePath })
export type SuggestedGuide = OutOf<typeof suggestedGuide>

/** How many the search page finds of a group; null where nobody counted. */
const total = optional(count, null)

const suggestions = record({
  exact: suggestionList,
  fuzzy: suggestionList,
  offers: optionalList(suggestedOffer),
  labels: optionalSuggestionList,
  guides: optionalList(suggestedGuide),
  /** The one merchant that was named, with the best it has; it is the first of its list as well. */
  merchant: optional(record({ merchant: suggestion, bestOffer: optional(suggestedOffer, null) }), null),
  /** What was probably meant, where nothing matches what was typed: all but `exact` is what matches it. */
  meant: optionalText,
  /** The domain of an address that was typed. */
  domain: optionalText,
  totals: optional(record({ merchants: total, categories: total, labels: total, offers: total, guides: total }), null),
  /** Where nothing was typed: what many have searched for and found. */
  popular: optionalSuggestionList,
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
