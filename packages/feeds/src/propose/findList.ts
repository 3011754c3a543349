import { isRecord } from '../fields/FeedRecord.ts'
import { listRecords } from '../map/listRecords.ts'
import { listColumns } from './Column.ts'
import { type Field, readColumnName } from './fieldsByName.ts'

/** How many lists or records may stand around one. */
const DEEPEST = 6
const MOST_KEYS = 100
const MOST_LISTS = 200
/** As many records of a list tell what its fields are. */
const LOOKED_AT = 20

/**
 * The list of a document that holds its offers: that whose records say in their own fields what is saved, or at least what is
 * offered, with the most names that are known, the longest of several. It may stand in the records of another: the vouchers of
 * each merchant.
 * @returns its dotted path; empty where the document has none, or is the list
 */
export function findList(document: unknown): string {
  const paths = [...(Array.isArray(document) ? [''] : []), ...listPaths(document, '', 0)].slice(0, MOST_LISTS)
  return findOffers(paths.map((path) => ({ path, own: listAll(document, path) })))?.path ?? ''
}

/**
 * That of several lists which holds the offers.
 * @param lists each with the own fields of its records
 */
export function findOffers<List extends { path: string; own: readonly unknown[] }>(
  lists: readonly List[],
): List | undefined {
  const [best] = lists
    .map((list) => ({ list, ...describeList(list.own) }))
    .toSorted(
      (a, b) => b.worth - a.worth || b.known - a.known || b.size - a.size || (a.list.path < b.list.path ? -1 : 1),
    )
  return best?.list
}

function listAll(document: unknown, path: string): unknown[] {
  if (path === '') return [document].flat()
  return [...listRecords(document, path)].map(({ own }) => own)
}

const SAVED: ReadonlySet<Field> = new Set<Field>([
  'codes',
  'discount.percent',
  'discount.amount',
  'discount.money',
  'discount.price',
  'discount.text',
])
const OFFERED: ReadonlySet<Field> = new Set<Field>(['text', 'product', 'description', 'discount.text'])

function describeList(records: readonly unknown[]) {
  const fields = listColumns(withoutLists(records.slice(0, LOOKED_AT))).map(({ path }) => readFields(path))
  const known = fields.filter(({ length }) => length > 0)
  const has = (some: ReadonlySet<Field>): boolean => known.some((meanings) => meanings.some((field) => some.has(field)))
  // Codes alone are those of the offer around them, and pictures have a title as well.
  const worth = has(OFFERED) ? 1 + Number(has(SAVED)) : 0
  return { size: records.length, known: known.length, worth }
}

function readFields(name: string): readonly Field[] {
  return readColumnName(name, 'en').fields
}

/** The records without those that stand in them, whose fields are their own; only codes are the offer's in a list too. */
function withoutLists(records: readonly unknown[]): unknown[] {
  const lists = new Set(
    records
      .filter(isRecord)
      .flatMap((record) =>
        Object.entries(record).flatMap(([key, field]) =>
          isListOfRecords(field) && readFields(key).join(',') !== 'codes' ? [key] : [],
        ),
      ),
  )
  return records.map((record) =>
    isRecord(record) ? Object.fromEntries(Object.entries(record).filter(([key]) => !lists.has(key))) : record,
  )
}

function isListOfRecords(value: unknown): boolean {
  return Array.isArray(value) && isRecord(value[0])
}

/** All lists of records, also those in the records of others. */
function listPaths(value: unknown, path: string, depth: number): string[] {
  if (depth === DEEPEST) return []
  if (Array.isArray(value)) {
    const records = value.slice(0, LOOKED_AT).filter(isRecord)
    return [...new Set(records.flatMap((record) => listPaths(record, path, depth)))]
  }
  if (!isRecord(value)) return []
  return Object.entries(value)
    .slice(0, MOST_KEYS)
    .flatMap(([key, field]) => {
      const at = path ? `${path}.${key}` : key
      const inner = listPaths(field, at, depth + 1)
      return isListOfRecords(field) ? [at, inner].flat() : inner
    })
}
