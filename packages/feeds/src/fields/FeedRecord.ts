import { memoize } from '@clipfront/cache/memoize'
import { capText, cutText } from '../text/cutText.ts'

const MOST_KEYS = 300
const MOST_LABELS = 50
/** Terms in full are longer than any other text, and end somewhere all the same. */
const LONGEST_TERMS = 20_000

/**
 * A record of a network's feed by its keys, however these are written: `offer_text`, `Offer Text` and `offerText` are all
 * `offertext`. Networks change between them from export to export.
 */
export class FeedRecord extends Map<string, unknown> {
  /** @returns without fields for what is no object */
  static from(value: unknown): FeedRecord {
    const record = new FeedRecord()
    if (!isRecord(value)) return record
    // Of several spellings the first that is filled counts.
    for (const name of Object.keys(value).slice(0, MOST_KEYS)) {
      const key = foldName(name)
      if (isEmpty(record.get(key))) record.set(key, value[name])
    }
    return record
  }

  /** The first of the fields that is filled, as text, capped; a number is written, what is neither is empty. */
  text(...keys: readonly string[]): string {
    for (const key of keys) {
      const text = toText(this.get(key))
      if (text !== '') return text
    }
    return ''
  }

  /** The first that is filled, of a length that only terms have. */
  terms(...keys: readonly string[]): string {
    const found = keys.map((key) => this.get(key)).find((value) => typeof value === 'string' && value.trim() !== '')
    return typeof found === 'string' ? cutText(found.trim(), LONGEST_TERMS) : ''
  }

  /** The first of the fields that says yes or no; null where none does. */
  flag(...keys: readonly string[]): boolean | null {
    for (const key of keys) {
      const value = this.get(key)
      const text = typeof value === 'boolean' ? String(value) : toText(value).toLowerCase()
      if (/^(?:true|yes|y|1)$/.test(text)) return true
      if (/^(?:false|no|n|0)$/.test(text)) return false
    }
    return null
  }

  /** A number of the feed; null for none, also for one that is negative or has no end. */
  number(key: string): number | null {
    const text = this.text(key)
    return /^\d{1,12}(?:\.\d{1,6})?$/.test(text) ? Number(text) : null
  }

  /** A record within the record; without fields where there is none. */
  nested(key: string): FeedRecord {
    return FeedRecord.from(this.get(key))
  }

  /** The elements of a list; none where there is no list. */
  list(key: string): readonly unknown[] {
    const value = this.get(key)
    return Array.isArray(value) ? value.slice(0, MOST_LABELS) : []
  }

  /** Names in a list, of records with a name in a list, or in a text with commas between them. */
  labels(...keys: readonly string[]): string[] {
    return keys
      .flatMap((key) => toLabels(this.get(key)))
      .filter(Boolean)
      .slice(0, MOST_LABELS)
  }
}

/** The records of a feed have the same names. */
const foldName = memoize((name) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''))

function isEmpty(field: unknown): boolean {
  return field === undefined || field === null || (typeof field === 'string' && field.trim() === '')
}

function toText(value: unknown): string {
  if (typeof value === 'string') return capText(value.trim())
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

function toLabels(value: unknown): string[] {
  if (typeof value === 'string')
    return capText(value)
      .split(/[,;|]/)
      .map((label) => label.trim())
  if (!Array.isArray(value)) return []
  return value.slice(0, MOST_LABELS).map((item) => FeedRecord.from(item).text('name') || toText(item))
}

/** True for an object with fields; a list is none. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
