import { isRecord } from '../fields/FeedRecord.ts'
import { listColumns } from './Column.ts'
import { readColumnName } from './fieldsByName.ts'

const DEEPEST = 4
const MOST_KEYS = 100
/** As many records of a list tell what its fields are. */
const LOOKED_AT = 20

/**
 * The list of a document that holds its offers: that whose records have the most fields with names that are known, the longest of
 * several.
 * @returns its dotted path; empty where the document has none
 */
export function findList(document: unknown): string {
  const lists = listLists(document, '', 0).map(({ path, records }) => ({
    path,
    size: records.length,
    known: countKnown(records),
  }))
  const [best] = lists.toSorted((a, b) => b.known - a.known || b.size - a.size || (a.path < b.path ? -1 : 1))
  return best?.path ?? ''
}

function countKnown(records: readonly unknown[]): number {
  return listColumns(records.slice(0, LOOKED_AT)).filter(({ path }) => readColumnName(path, 'en').fields.length > 0)
    .length
}

function listLists(value: unknown, path: string, depth: number): { path: string; records: readonly unknown[] }[] {
  if (!isRecord(value) || depth === DEEPEST) return []
  return Object.entries(value)
    .slice(0, MOST_KEYS)
    .flatMap(([key, field]) => {
      const at = path ? `${path}.${key}` : key
      return Array.isArray(field)
        ? isRecord(field[0])
          ? [{ path: at, records: field }]
          : []
        : listLists(field, at, depth + 1)
    })
}
