import { parseField } from '../parseField.ts'
import { choice, list, optional, optionalList, type OutOf, type WireOf } from '../reading/readers.ts'
import { record } from '../reading/record.ts'
import { count, flag, id, optionalText, sitePath, text } from '../schemas/fields.ts'
import { answer } from './parseAnswer.ts'
import { QUESTION_ISSUES } from './parseQuestion.ts'

const writers = record({ model: text, catalog: text })

/** The assistant as page-api makes it, with every word of it: no page of the catalog carries them. */
const assistant = record({
  /** Whether a language model writes: said before the first question. */
  byModel: flag,
  /** Letters of a question. */
  longest: count,
  /** Of the page that it is asked from; null for any other. */
  merchantId: optional(id, null),
  /** The page that it is asked from. */
  path: sitePath,
  heading: text,
  /** Said before the first question, a paragraph each: what it does, who writes, and to send no personal data. */
  intro: list(text),
  examples: list(text),
  /** Where a question was sent: as it was, what is wrong with it, and its answer. */
  question: optionalText,
  issue: optional(choice(QUESTION_ISSUES), null),
  answer: optional(answer, null),
  /** To be sent with the next question. */
  earlier: optionalList(text),
  words: record({
    examples: text,
    label: text,
    missing: text,
    long: text,
    send: text,
    stop: text,
    again: text,
    clear: text,
    asked: text,
    answered: text,
    waiting: text,
    by: writers,
    why: record({ limit: text, unavailable: text, unsure: text }),
    offers: text,
    links: text,
    offline: text,
    failed: text,
    busy: text,
    /** Behind it, with `{when}` for when it goes on. */
    later: optionalText,
    broken: text,
    stopped: text,
    back: text,
    close: text,
  }),
  privacy: record({ label: text, path: sitePath }),
})
export type Assistant = OutOf<typeof assistant>
export type WireAssistant = WireOf<typeof assistant>

const assistantAnswer = record({ assistant })

/**
 * The assistant of an answer of `/api/assistant` (docs/contracts/assistant.md).
 * @throws {PageDataError} it is something else
 */
export function parseAssistant(wire: unknown): Assistant {
  return parseField(assistantAnswer, wire, 'assistant').assistant
}
