import { memoize } from '@clipfront/cache/memoize'
import { cutText, capText } from '../text/cutText.ts'
import type { MapField } from './FeedMap.ts'
import { parseAmount } from '../text/parseMoney.ts'

/** Terms in full are longer than any other text, and end somewhere all the same. */
const LONGEST_TERMS = 20_000
const MOST_LABELS = 50
const MOST_SHAPES = 500
/** In no key of any feed. */
const KEY_END = '\u0000'

/**
 * The value at a dotted path; of several paths the first that is filled. Keys count however they are written: `valid_from` is
 * also "Valid from" and `validFrom`. Own fields only: `__proto__` leads nowhere.
 */
export function fieldAt(record: unknown, field: MapField | undefined): unknown {
  if (field === undefined) return undefined
  if (typeof field === 'string') return valueAtPath(record, field)
  for (const path of field) {
    const value = valueAtPath(record, path)
    if (isFilled(value)) return value
  }
  return undefined
}

/** The same as text, capped; numbers and flags are written, everything else that is not text is empty. */
export function textAtField(record: unknown, field: MapField | undefined): string {
  return capText(written(fieldAt(record, field)))
}

/** The same of a length that only terms have; the lines of a list are lines. */
export function termsAtField(record: unknown, field: MapField | undefined): string {
  const value = fieldAt(record, field)
  const lines: unknown[] = Array.isArray(value) ? value.slice(0, MOST_LABELS) : [value]
  return cutText(lines.map(written).filter(Boolean).join('\n\n'), LONGEST_TERMS)
}

/** Names in a list, of records with a name in a list, or in a text with commas, semicolons or bars between them. */
export function labelsAtField(record: unknown, field: MapField | undefined): string[] {
  const value = fieldAt(record, field)
  const labels = Array.isArray(value)
    ? value.slice(0, MOST_LABELS).map((label) => written(label) || written(fieldAt(label, ['code', 'name'])))
    : capText(written(value)).split(/[,;|]/)
  return labels.map((label) => capText(label.trim())).filter(Boolean)
}

function written(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (isTextInParts(value)) return value.slice(0, MOST_PARTS).map(writePart).join('').trim()
  return (typeof value === 'number' && Number.isFinite(value)) || typeof value === 'boolean' ? String(value) : ''
}

const MOST_PARTS = 200

interface TextPart {
  type?: unknown
  text: string
  href?: unknown
}

/** Messengers export what is bold, a code or a link as a part of its own: `["Use ", { "type": "code", "text": "OAK31" }]`. */
function isTextInParts(value: unknown): value is readonly (string | TextPart)[] {
  return (
    Array.isArray(value) &&
    value.some((part) => typeof part === 'string') &&
    value.every((part) => typeof part === 'string' || typeof (part as TextPart | null)?.text === 'string') &&
    value.some((part) => typeof part !== 'string')
  )
}

function writePart(part: string | TextPart): string {
  if (typeof part === 'string') return part
  if (part.type === 'code') return `\`${part.text}\``
  return typeof part.href === 'string' ? `${part.text} ${part.href} ` : part.text
}

/** What is set as a code in texts of parts. */
export function codePartsAt(record: unknown, field: MapField | undefined): string[] {
  const texts = [field ?? []].flat().map((path) => fieldAt(record, path))
  const parts = texts.filter(isTextInParts).flatMap((text) => text.slice(0, MOST_PARTS))
  return parts.flatMap((part) => (typeof part !== 'string' && part.type === 'code' ? capText(part.text.trim()) : []))
}

function valueAtPath(record: unknown, path: string): unknown {
  const whole = readValue(record, path)
  if (whole !== undefined || !path.includes('.')) return whole
  let value = record
  for (const key of path.split('.')) value = readValue(value, key)
  return value
}

function readValue(record: unknown, key: string): unknown {
  if (typeof record !== 'object' || record === null) return undefined
  const fields = record as Record<string, unknown>
  if (Object.hasOwn(fields, key)) return fields[key]
  if (Array.isArray(record)) return undefined
  const spelling = listSpellings(fields).get(foldKey(key))
  return spelling === undefined ? undefined : fields[spelling]
}

interface Spelled {
  record: object
  spellings: ReadonlyMap<string, string>
}

/** A record is asked for one field after the other, and with it those within it. */
const MOST_SPELLED = 8
const spelled: Spelled[] = []

function listSpellings(record: object): ReadonlyMap<string, string> {
  const known = spelled.find((one) => one.record === record)
  if (known) return known.spellings
  const spellings = spellingsIn(Object.keys(record).join(KEY_END))
  spelled.unshift({ record, spellings })
  spelled.length = Math.min(spelled.length, MOST_SPELLED)
  return spellings
}

/** The records of a feed have the same keys, or a few sets of them. The first of several spellings counts. */
const spellingsIn = memoize(
  (keys): ReadonlyMap<string, string> =>
    new Map(
      keys
        .split(KEY_END)
        .toReversed()
        .map((key) => [foldKey(key), key]),
    ),
  MOST_SHAPES,
)

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
}

/** A key as all its spellings have it: small letters and digits alone, a percent sign as a word. */
export const foldKey = memoize((key) =>
  key
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('%', 'percent')
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''),
)

/** A figure in a cell without any sign: 0.25, "0,25", "25". Null for everything else. */
export function bareNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string') return null
  const digits = value.trim()
  if (!/^(?:\d[\d.,' ]{0,14}|[0]?[.,]\d{1,20})$/.test(digits)) return null
  // A spreadsheet writes 12,5 % as 0.125: behind a lone zero three digits are no thousands.
  const figure = parseAmount(/^[.,]/.test(digits) ? `0${digits}` : digits)
  return Number.isFinite(figure) ? figure : null
}
