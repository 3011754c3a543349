import { leaf, optional } from '../reading/readers.ts'

const ISO_MOMENT =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** Any text, the empty one too. */
export const anyText = leaf('text', (value) => typeof value === 'string')

/** Text that may be missing: the wire says `null`, leaves it out, or says `""`. Past the door it is always a string. */
export const optionalText = optional(anyText, '')

/** Text that must be there and say something. */
export const text = leaf(
  'text that is not empty',
  (value): value is string => typeof value === 'string' && value !== '',
)

export const flag = leaf('true or false', (value) => typeof value === 'boolean')

/** A flag that is down unless the wire raises it. */
export const optionalFlag = optional(flag, false)

/** An identifier of the catalog: a positive whole number that fits into PostgreSQL's `integer`. */
export const id = whole('an id, a whole number from 1', 1, 2_147_483_647)

/** How many of something: never negative, never a fraction. */
export const count = whole('a whole number from 0', 0)

/** A count that may be left out. */
export const optionalCount = optional(count, 0)

/** A moment in ISO 8601 with its zone, as `Date.prototype.toISOString` writes it. */
export const knownMoment = textLike('a moment in ISO 8601 with its zone', ISO_MOMENT)

/** A moment that may be left out; `null` where there is none. */
export const moment = optional(knownMoment, null)

/** A day of the site's calendar: `2026-11-21`. */
export const day = textLike('a day, YYYY-MM-DD', /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/)

/** A path on the same site: it begins with exactly one slash, so that it can never name another host. Browsers leave tabs and line breaks out. */
export const sitePath = textLike('a path of the site, with one slash at its start', /^\/(?![/\\])\P{Cc}*$/u)

/** An address on another site, where a link may lead: of no scheme that a browser would run. */
export const webAddress = textLike('an address that begins with http:// or https://', /^https?:\/\/[^\s/?#\\]\P{Cc}*$/u)

/** Text of a certain form. */
export function textLike(expected: string, form: RegExp) {
  return leaf(expected, (value): value is string => typeof value === 'string' && form.test(value))
}

/** A whole number between two others, both included. */
export function whole(expected: string, least: number, most = Number.MAX_SAFE_INTEGER) {
  return leaf(
    expected,
    (value): value is number => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
  )
}
