import { parseField } from '../parseField.ts'
import { choice, list, optional, optionalList, type OutOf, type WireOf } from '../reading/readers.ts'
import { record, variant } from '../reading/record.ts'
import { price } from '../schemas/discount.ts'
import { anyText, count, flag, sitePath, text } from '../schemas/fields.ts'
import { offerLine } from '../schemas/suggestion.ts'

/** What an offer does for the basket that was asked about. */
const outcome = record({
  /** Whether its stated conditions allow it. */
  applies: flag,
  /** What it is sure to save, in major units of the basket's currency; null where that is not known. */
  saved: optional(price, null),
  /** The same in words: what it saves, or why it does not apply. */
  text,
})

/** What is known of whether an offer works. */
const health = record({
  /** What its last test found; null where nobody has tested it. */
  outcome: optional(choice(['worked', 'failed']), null),
  /** The same in words, with the day. */
  text,
})

const offer = record({
  ...offerLine,
  /** What must be so for it to work, as short as labels. */
  keyTerms: optionalList(text),
  outcome: optional(outcome, null),
  health: optional(health, null),
})
export type AnsweredOffer = OutOf<typeof offer>
export type WireAnsweredOffer = WireOf<typeof offer>

/** A page of the site: of a merchant, a category, the search. How many offers it has is null where nobody counts them. */
const link = record({ name: text, path: sitePath, liveCoupons: optional(count, null) })
export type AnsweredLink = OutOf<typeof link>
export type WireAnsweredLink = WireOf<typeof link>

const WRITERS = ['model', 'catalog'] as const
const REASONS = ['limit', 'unavailable', 'unsure'] as const
type Writer = (typeof WRITERS)[number]
type Reason = (typeof REASONS)[number]
const by = choice(WRITERS)
/** Why the catalog answers where a language model else does. */
const why = optional(choice(REASONS), null)

const line = variant('kind', {
  /** Goes on behind the text before; an empty line begins another paragraph. */
  text: { text },
  offers: { offers: list(offer) },
  links: { links: list(link) },
  /** What came so far is void. */
  replace: {},
  end: { by, why },
})
export type AnswerLine = OutOf<typeof line>
export type WireAnswerLine = WireOf<typeof line>

/**
 * A line of a streamed answer (docs/contracts/assistant.md).
 * @throws {PageDataError} it is something else
 */
export function parseAnswerLine(json: string): AnswerLine {
  return parseField(line, parseJson(json), 'line')
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** An answer, as far as it has come; `by` is null until it has ended. */
export const answer = record({
  text: anyText,
  offers: optionalList(offer),
  links: optionalList(link),
  by: optional(by, null),
  why,
})
export type Answer = OutOf<typeof answer>
export type WireAnswer = WireOf<typeof answer>

/** A line and an answer, on either side of the door. */
type Line<Offer, Link> =
  | { kind: 'text'; text: string }
  | { kind: 'offers'; offers: Offer[] }
  | { kind: 'links'; links: Link[] }
  | { kind: 'replace' }
  | { kind: 'end'; by: Writer; why?: Reason | null | undefined }
interface Lines<Offer, Link> {
  text: string
  offers: Offer[]
  links: Link[]
  by: Writer | null
  why: Reason | null
}

/** What the lines so far say together. */
export function appendLine<Offer, Link>(
  before: Lines<Offer, Link> | null,
  next: Line<Offer, Link>,
): Lines<Offer, Link> {
  const empty = { text: '', offers: [], links: [], by: null, why: null }
  const all = before ?? empty
  if (next.kind === 'replace') return empty
  if (next.kind === 'text') return { ...all, text: all.text + next.text }
  if (next.kind === 'links') return { ...all, links: [...all.links, ...next.links] }
  if (next.kind === 'end') return { ...all, by: next.by, why: next.why ?? null }
  return { ...all, offers: [...all.offers, ...next.offers] }
}
