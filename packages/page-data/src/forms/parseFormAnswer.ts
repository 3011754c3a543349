import { parseField } from '../parseField.ts'
import { choice, list, optional, optionalList, type OutOf, type WireOf } from '../reading/readers.ts'
import { from, record } from '../reading/record.ts'
import { count, day, id, optionalText, sitePath, text } from '../schemas/fields.ts'
import { FIELD_ISSUES, FORM_NAMES } from './parseFields.ts'

/** How a field is asked for, and what to say when it is refused. */
const field = record({
  name: text,
  label: text,
  hint: optionalText,
  /** As it was sent. */
  value: optionalText,
  issue: optional(choice(FIELD_ISSUES), null),
  /** Words for each issue; empty for one that the field cannot have. */
  words: record({ missing: optionalText, invalid: optionalText, long: optionalText, past: optionalText }),
  /** Of a field that is chosen and not typed. */
  options: optionalList(record({ value: text, label: text })),
})
export type FormField = OutOf<typeof field>

/** A form as page-api makes it, with every word of it: no page of the catalog carries them. */
const form = record({
  name: choice(FORM_NAMES),
  /** `held`: it was sent too soon, or by a program, and is to be sent once more. */
  state: choice(['open', 'held', 'taken']),
  /** Says when it was made; sent with it. */
  stamp: text,
  /** How long after it was made it may be sent. */
  waitMs: from('wait_ms', count),
  /** On the site's calendar. */
  today: day,
  /** Null for the newsletter. */
  merchantId: from('merchant_id', optional(id, null)),
  /** The page that it belongs to. */
  path: sitePath,
  heading: text,
  /** What becomes of what is sent, a paragraph each. */
  intro: list(text),
  fields: list(field),
  submit: text,
  words: record({
    optional: text,
    /** Over the list of what is wrong. */
    wrong: text,
    held: text,
    sending: text,
    offline: text,
    failed: text,
    busy: text,
    takenHeading: from('taken_heading', text),
    taken: text,
    back: text,
    close: text,
    /** Of the field that stays empty. */
    trap: text,
  }),
  privacy: record({ label: text, path: sitePath }),
})
export type Form = OutOf<typeof form>
export type WireForm = WireOf<typeof form>

const formAnswer = record({ form })
const takenAnswer = record({ code: choice([200]), data: record({ path: sitePath }) })

/**
 * The form of an answer of `/api/form/{name}` (docs/contracts/forms.md): what was asked for, or is to be sent once more.
 * @throws {PageDataError} it is something else
 */
export function parseFormAnswer(wire: unknown): Form {
  return parseField(formAnswer, wire, 'form').form
}

/**
 * The answer to a form that was taken.
 * @returns the page that it belongs to
 * @throws {PageDataError} it is something else
 */
export function parseTakenAnswer(wire: unknown): string {
  return parseField(takenAnswer, wire, 'form').data.path
}
