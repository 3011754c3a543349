import { choice, type Field, list, optional, type OutOf, type WireOf } from '../reading/readers.ts'
import { record } from '../reading/record.ts'
import { discount } from './discount.ts'
import { count, id, optionalText, sitePath, text } from './fields.ts'
import { logo, merchantReference, tint } from './merchantReference.ts'

const KINDS = ['merchant', 'category', 'brand', 'topic', 'tag'] as const
const knownKinds = new Set<string>(KINDS)

/** A page that a search finds by its name. `topic` is an event. */
export const suggestion = record({
  kind: choice(KINDS),
  id,
  name: text,
  path: sitePath,
  liveCoupons: count,
  /** A merchant's tile; null for all else. */
  tint: optional(tint, null),
  /** A merchant's picture, where it has one. */
  logo,
})
export type Suggestion = OutOf<typeof suggestion>

const suggestionsOrNull = list((value) => (isOfNewerKind(value) ? null : suggestion(value)))

function isOfNewerKind(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  return typeof value.kind === 'string' && !knownKinds.has(value.kind)
}

/** What is of a newer kind is left out: page-api may know more of them than this release. */
export const suggestionList: Field<Suggestion[], WireOf<typeof suggestion>[]> = (value) =>
  suggestionsOrNull(value).filter((item) => item !== null)

/** As `suggestionList`; it may be left out. */
export const optionalSuggestionList: Field<Suggestion[], WireOf<typeof suggestionList> | null | undefined> = (value) =>
  suggestionList(value ?? [])

/** What a short line says of an offer; a whole code is not in it. */
export const offerLine = {
  id,
  kind: choice(['code', 'deal']),
  title: text,
  discount: optional(discount, null),
  promotionOff: optionalText,
  merchant: merchantReference,
  path: sitePath,
}
