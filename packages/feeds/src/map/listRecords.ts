import { isRecord } from '../fields/FeedRecord.ts'
import { fieldAt } from './fieldAt.ts'

/** By this name a record has the one that it stands in. */
const PARENT = 'parent'

/** A record of a list, wherever that stands in a document. */
export interface ListedRecord {
  /** As the document has it. */
  own: unknown
  /** The same with what its list stands in as its field `parent`, which has its own. */
  value: unknown
}

/** True where a list stands at a path, or on the way to it. */
export function hasList(document: unknown, path: string): boolean {
  return Array.isArray(document)
    ? document.some((item) => findOuterList(item, path) !== undefined)
    : findOuterList(document, path) !== undefined
}

/**
 * The records at a path, which may lead through lists: `merchants.vouchers` are those of each merchant, in their order. Of a list
 * at the top each record is asked.
 */
export function* listRecords(document: unknown, path: string): Generator<ListedRecord> {
  if (Array.isArray(document)) {
    for (const item of document) if (isRecord(item)) yield* listRecords(item, path)
    return
  }
  const found = findOuterList(document, path)
  if (!found) return
  const parent = isRecord(document) ? withoutField(document, found.path) : undefined
  for (const own of found.list) {
    const value: unknown = isRecord(own) && parent ? { [PARENT]: parent, ...own } : own
    if (found.rest === '') yield { own, value }
    else yield* listRecords(value, found.rest)
  }
}

interface OuterList {
  list: readonly unknown[]
  path: string
  /** Where the records stand in those of this list; empty where these are they. */
  rest: string
}

/** The first list on the way; one record alone may stand for its list. */
function findOuterList(record: unknown, path: string): OuterList | undefined {
  const keys = path.split('.')
  for (let count = 1; count < keys.length; count += 1) {
    const list = fieldAt(record, keys.slice(0, count).join('.'))
    if (Array.isArray(list)) return { list, path: keys.slice(0, count).join('.'), rest: keys.slice(count).join('.') }
  }
  const whole = fieldAt(record, path)
  return Array.isArray(whole) || isRecord(whole) ? { list: [whole].flat(), path, rest: '' } : undefined
}

/** The other fields, on each level of the path. */
function withoutField(record: Record<string, unknown>, path: string): Record<string, unknown> {
  const [key = '', ...rest] = Object.hasOwn(record, path) ? [path] : path.split('.')
  const { [key]: field, ...others } = record
  return rest.length > 0 && isRecord(field) ? { ...others, [key]: withoutField(field, rest.join('.')) } : others
}
