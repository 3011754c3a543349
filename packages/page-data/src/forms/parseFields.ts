import * as v from 'valibot'

/** Why a field is refused: a form has words for each (`Form.fields`). */
export const FIELD_ISSUES = ['missing', 'invalid', 'long', 'past'] as const
export type FieldIssue = (typeof FIELD_ISSUES)[number]

export const LONGEST = { address: 254, code: 40, title: 120, headline: 100, body: 2000, by: 60 } as const
export const RATINGS = ['1', '2', '3', '4', '5'] as const
const MOST_YEARS_AHEAD = 3

const issue = (kind: FieldIssue): FieldIssue => kind

/** A field on one line, cleaned; what is not sent is empty. */
const line = (longest: number) =>
  v.pipe(v.optional(v.string(), ''), v.transform(cleanLine), v.maxLength(longest, issue('long')))
const needed = (longest: number) => v.pipe(line(longest), v.nonEmpty(issue('missing')))
const merchant = v.pipe(
  v.string(issue('missing')),
  v.regex(/^[1-9]\d{0,9}$/, issue('invalid')),
  v.transform(Number),
  v.maxValue(2_147_483_647, issue('invalid')),
)

/**
 * What each form takes, in the order of its fields; of each field the kind of what is wrong. Whoever reads it in the browser shows
 * what page-api would say.
 */
const FORMS = {
  submission: v.object({
    merchant,
    code: v.pipe(needed(LONGEST.code), v.regex(/^[\p{L}\p{N}$%&*+_.!#@-]{2,}$/u, issue('invalid'))),
    title: v.pipe(needed(LONGEST.title), v.regex(/^(?=.*[\p{L}\p{N}])[^<>]{3,}$/u, issue('invalid'))),
    ends_on: v.pipe(
      line(20),
      v.check((value) => value === '' || isDay(value), issue('invalid')),
    ),
  }),
  review: v.object({
    merchant,
    rating: v.pipe(v.optional(v.string(), ''), v.nonEmpty(issue('missing')), v.picklist(RATINGS, issue('invalid'))),
    title: line(LONGEST.headline),
    body: v.pipe(v.optional(v.string(), ''), v.transform(cleanText), v.maxLength(LONGEST.body, issue('long'))),
    by: line(LONGEST.by),
  }),
  subscribe: v.object({
    /** Without one, the newsletter of the site. */
    merchant: v.optional(merchant),
    address: v.pipe(
      needed(LONGEST.address),
      // What the server then takes for an address is up to it: this is what people mistype.
      v.regex(/^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@.,;:<>()[\]\\"]+$/u, issue('invalid')),
    ),
  }),
} as const

export type FormName = keyof typeof FORMS
export const FORM_NAMES = Object.keys(FORMS) as FormName[]
/** A form that may be stored. */
export type ParsedForm = {
  [Name in FormName]: { name: Name; values: v.InferOutput<(typeof FORMS)[Name]> }
}[FormName]
export type FieldIssues = Record<string, FieldIssue>

/** The fields that a shopper fills in, in their order. */
export function listFields(name: FormName): string[] {
  return Object.keys(FORMS[name].entries).filter((field) => field !== 'merchant')
}

/**
 * The fields of a form as they were sent: the same in the browser, before they are, and in page-api.
 * @param given of a form that was posted; of a field that comes twice the first counts
 * @param today of the site: `2026-11-21`; an offer cannot have ended before
 * @returns the values, or what is wrong with each field
 */
export function parseFields(
  name: FormName,
  given: { get: (field: string) => unknown },
  today: string,
): ParsedForm | { issues: FieldIssues } {
  const schema: v.ObjectSchema<v.ObjectEntries, undefined> = FORMS[name]
  const sent = Object.fromEntries(Object.keys(schema.entries).map((field) => [field, given.get(field) || undefined]))
  const parsed = v.safeParse(schema, sent, { abortPipeEarly: true })
  const issues: FieldIssues = {}
  for (const found of parsed.issues ?? []) {
    const field = v.getDotPath(found) ?? ''
    issues[field] ??= FIELD_ISSUES.find((kind) => kind === found.message) ?? 'invalid'
  }
  const day = sent['ends_on']
  if (name === 'submission' && typeof day === 'string' && !issues['ends_on']) {
    const latest = `${Number(today.slice(0, 4)) + MOST_YEARS_AHEAD}${today.slice(4)}`
    if (cleanLine(day) < today) issues['ends_on'] = 'past'
    else if (cleanLine(day) > latest) issues['ends_on'] = 'invalid'
  }
  if (!parsed.success || Object.keys(issues).length > 0) return { issues }
  // The values were read by the schema of `name`; the compiler does not follow a pair through a table.
  return { name, values: parsed.output } as ParsedForm
}

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const moment = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value)
}

/** What turns text around or cannot be seen: an editor's terminal and the page would show something else than was sent. */
const UNSEEN = /[\u200B\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu

/** On one line: no control characters, no half surrogates, composed, single spaces. */
export function cleanLine(value: string): string {
  return value
    .toWellFormed()
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim()
}

/** The same with its line breaks, of which never more than two follow each other. */
export function cleanText(value: string): string {
  return value
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
