import { labelsAtField, textAtField, bareNumber } from '../map/fieldAt.ts'
import { isRecord } from '../fields/FeedRecord.ts'
import { tableDate } from '../fields/tableDate.ts'
import { codeShape, isFieldCode, saysNoCode } from '../text/codeShape.ts'
import { capText } from '../text/cutText.ts'
import { findDiscount } from '../text/findDiscount.ts'
import { parseMerchantUrl } from '../text/parseMerchantUrl.ts'
import { parseMoney } from '../text/parseMoney.ts'

/** What a cell is by itself, the first that it can be. */
const KINDS = {
  picture: (text) => /^(?:https?:)?\/\/\S+\.(?:png|jpe?g|gif|svg|webp|avif)(?:[?#]\S*)?$/i.test(text),
  link: (text) => /^(?:https?:\/\/|\/\/|www\.)\S+$|^<a\s[^<>]*\bhref\s?=/i.test(text),
  address: (text) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(text),
  domain: (text) => /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:\/\S*)?$/u.test(text) && isMerchantLink(text),
  flag: (text) => /^(?:true|false|yes|no|y|n|[01]|ja|nein|nej|nee|oui|non|sí|si|sim|não)$/i.test(text),
  number: (text) => bareNumber(text) !== null && !DOTTED_DAY.test(text),
  percent: (text) => /^[-–+]?\s?\d{1,3}(?:[.,]\d+)?\s?[%٪]$/.test(text),
  date: (text) => isDate(text),
  money: (text) => text.length <= 20 && typeof parseMoney(text)?.currency === 'string',
  code: (text) => isCapitals(text) && isFieldCode(text) && codeShape(text) !== 'none',
  worth: (text) => text.length <= 80 && findDiscount(text) !== null,
  prose: (text) => text.split(/\s+/).length >= 4 || /[\u3040-\u30FF\u4E00-\u9FFF]{9,}/.test(text),
  label: () => true,
} as const satisfies Record<string, (text: string) => boolean>

/** "01.11.2026": with one dot less it would be a number. */
const DOTTED_DAY = /^\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})$/

export type Kind = keyof typeof KINDS

/** Many cells say in their own way that they hold nothing. */
const NOTHING = /^(?:[-–—.\s]*|n\/?a|null|none|nil|undefined|#n\/a)$/i

/** A column of a table, or a field of records, as a sample shows it. */
export interface Column {
  /** As a map names it. */
  path: string
  /** Of each record; empty where it says nothing. */
  cells: readonly string[]
  /** Those that say something. */
  filled: readonly string[]
  /** How many of them are of each kind. */
  kinds: Readonly<Partial<Record<Kind, number>>>
}

const MOST_COLUMNS = 300
const DEEPEST = 4
/** A parent has parents, and XML elements in elements. */
const MOST_KEYS = 20

/**
 * All fields of the records, also those of records within them, in the order in which they first come. Where one record has
 * another within it and the next has nothing there, `"voucher": null`, that is no field of its own: it would take the name from
 * `voucher.value`.
 */
export function listColumns(records: readonly unknown[]): Column[] {
  const paths = [...new Set(records.flatMap((record) => listPaths(record)))].slice(0, MOST_COLUMNS)
  const outer = new Set(paths.flatMap((path) => listOuter(path)))
  // Record by record: to find the spellings of one with a hundred thousand keys takes long.
  const rows = records.map((record) => paths.map((path) => textOfCell(record, path)))
  return paths
    .map((path, index) =>
      toColumn(
        path,
        rows.map((cells) => cells[index] ?? ''),
      ),
    )
    .filter(({ path, filled }) => filled.length > 0 || !outer.has(path))
}

/** "a" and "a.b" for "a.b.c"; of a name that is all dots not all of them. */
function listOuter(path: string): string[] {
  const keys = path.split('.', MOST_KEYS)
  return keys.slice(1).map((_, index) => keys.slice(0, index + 1).join('.'))
}

function listPaths(value: unknown, lead = '', depth = 0): string[] {
  if (Array.isArray(value) && lead === '') return value.map((_, index) => String(index))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, field]) =>
    isRecord(field) && key !== '__proto__' && depth < DEEPEST
      ? listPaths(field, `${lead}${key}.`, depth + 1)
      : key === '' || key === '__proto__'
        ? []
        : `${lead}${key}`,
  )
}

function textOfCell(record: unknown, path: string): string {
  const text = textAtField(record, path) || capText(labelsAtField(record, path).join(', '))
  return NOTHING.test(text) ? '' : text
}

function toColumn(path: string, cells: readonly string[]): Column {
  const filled = cells.filter(Boolean)
  const kinds: Partial<Record<Kind, number>> = {}
  for (const cell of filled) {
    const kind = findKind(cell)
    kinds[kind] = (kinds[kind] ?? 0) + 1
  }
  return { path, cells, filled, kinds }
}

export function findKind(text: string): Kind {
  return (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind](text)) ?? 'label'
}

/** The share of cells of these kinds among those that say something; none in an empty column. */
export function shareOfKinds({ kinds, filled }: Column, ...wanted: readonly Kind[]): number {
  return filled.length === 0 ? 0 : wanted.reduce((sum, kind) => sum + (kinds[kind] ?? 0), 0) / filled.length
}

/** The share of cells of which this is true, among those that say something. */
export function shareWhere({ filled }: Column, isTrue: (cell: string) => boolean): number {
  return filled.length === 0 ? 0 : filled.filter((cell) => isTrue(cell)).length / filled.length
}

/** How many different cells there are for each cell. */
export function shareOfDistinct({ filled }: Column): number {
  return filled.length === 0 ? 0 : new Set(filled).size / filled.length
}

export function meanLength({ filled }: Column): number {
  return filled.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, filled.length)
}

/** True for a day or a moment, also as spreadsheets count them. */
export function isTime(text: string): boolean {
  return tableDate(text, 'day-first') !== null || tableDate(text, 'month-first') !== null
}

/** A bare number may be anything. */
function isDate(text: string): boolean {
  return text.length <= 40 && isTime(text)
}

export function isMerchantLink(text: string): boolean {
  return typeof parseMerchantUrl(text) !== 'string'
}

/** True for a code, and for what says that there is none. */
export function isCodeCell(text: string): boolean {
  return isFieldCode(text) || saysNoCode(text)
}

function isCapitals(text: string): boolean {
  return text.length >= 4 && text.length <= 24 && text === text.toUpperCase() && !/\s/.test(text)
}
