import { capText, cutText } from '../text/cutText.ts'

/**
 * A record of a feed by its keys, however these are written: `offer_text`, `Offer Text` and `offerText` are one. Networks change
 * between them from export to export.
 */
export type LooseRecord = ReadonlyMap<string, unknown>

const MOST_KEYS = 300
const MOST_LABELS = 50
/** Terms in full are longer than any other text, and end somewhere all the same. */
const LONGEST_TERMS = 20_000

/** @returns without fields for what is no object */
export function toLooseRecord(value: unknown): LooseRecord {
  if (!isRecord(value)) return new Map()
  const record = new Map<string, unknown>()
  // Of several spellings the first that is filled counts.
  for (const [name, field] of Object.entries(value).slice(0, MOST_KEYS)) {
    const key = looseKey(name)
    if (isEmpty(record.get(key))) record.set(key, field)
  }
  return record
}

function isEmpty(field: unknown): boolean {
  return field === undefined || field === null || (typeof field === 'string' && field.trim() === '')
}

function looseKey(key: string): string {
  return key.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** The first of the fields that is filled, as text, capped; a number is written, what is neither is empty. */
export function textIn(record: LooseRecord, ...keys: readonly string[]): string {
  for (const key of keys) {
    const text = written(record.get(key))
    if (text !== '') return text
  }
  return ''
}

/** The first that is filled, of a length that only terms have. */
export function termsIn(record: LooseRecord, ...keys: readonly string[]): string {
  const found = keys.map((key) => record.get(key)).find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof found === 'string' ? cutText(found.trim(), LONGEST_TERMS) : ''
}

function written(value: unknown): string {
  if (typeof value === 'string') return capText(value.trim())
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

/** The first of the fields that says yes or no; null where none does. */
export function flagIn(record: LooseRecord, ...keys: readonly string[]): boolean | null {
  for (const key of keys) {
    const value = record.get(key)
    const said = typeof value === 'boolean' ? String(value) : written(value).toLowerCase()
    if (/^(?:true|yes|y|1)$/.test(said)) return true
    if (/^(?:false|no|n|0)$/.test(said)) return false
  }
  return null
}

/** A number of the feed; null for none, also for one that is negative or has no end. */
export function numberIn(record: LooseRecord, key: string): number | null {
  const text = textIn(record, key)
  const value = /^\d{1,12}(?:\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(value) ? value : null
}

/** A record within the record; without fields where there is none. */
export function recordIn(record: LooseRecord, key: string): LooseRecord {
  return toLooseRecord(record.get(key))
}

/** The elements of a list; none where there is no list. */
export function listIn(record: LooseRecord, key: string): readonly unknown[] {
  const value = record.get(key)
  return Array.isArray(value) ? value.slice(0, MOST_LABELS) : []
}

/** Names in a list, of records with a name in a list, or in a text with commas between them. */
export function labelsIn(record: LooseRecord, ...keys: readonly string[]): string[] {
  return keys
    .flatMap((key) => labelsOf(record.get(key)))
    .filter(Boolean)
    .slice(0, MOST_LABELS)
}

function labelsOf(value: unknown): string[] {
  if (typeof value === 'string')
    return capText(value)
      .split(/[,;|]/)
      .map((label) => label.trim())
  if (!Array.isArray(value)) return []
  return value.slice(0, MOST_LABELS).map((item) => textIn(toLooseRecord(item), 'name') || written(item))
}

/** True for an object with fields; a list is none. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
