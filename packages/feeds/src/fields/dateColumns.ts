import type { LooseRecord } from './LooseRecord.ts'
import { partsOf, tableDate, type TableDateOrder } from './tableDate.ts'

/** 31/12/2026, also with its slashes escaped as some write them in JSON. */
export const OPEN_DATE = /(?<=[^\d/-])\d{1,2}\\?([/-])\d{1,2}\\?\1\d\d/
const MOST_COLUMNS = 1000

/** How each field of a feed writes 03/04/2026. */
export type DateColumns = ReadonlyMap<string, TableDateOrder>

/**
 * Looks at every record once, before any of them is read: where a field has a day beyond the twelfth, it tells which figure is the
 * day in all of them; where it has none, or both kinds, nobody knows.
 */
export async function readDateColumns(records: AsyncIterable<LooseRecord>): Promise<DateColumns> {
  const seen = new Map<string, Set<TableDateOrder>>()
  for await (const record of records)
    for (const [key, value] of record) {
      const order = typeof value === 'string' ? orderOf(value) : undefined
      if (!order) continue
      const orders = seen.get(key) ?? new Set()
      if (seen.size < MOST_COLUMNS) seen.set(key, orders.add(order))
    }
  return new Map([...seen].flatMap(([key, [order, other]]) => (order && !other ? [[key, order]] : [])))
}

function orderOf(text: string): TableDateOrder | undefined {
  const parts = partsOf(text)
  if (!parts) return undefined
  const { first, second } = parts
  if (first > 12 && second <= 12) return 'day-first'
  return second > 12 && first <= 12 ? 'month-first' : undefined
}

/** The record with the dates of these columns as machines write them. */
export function withDates(record: LooseRecord, columns: DateColumns): LooseRecord {
  if (columns.size === 0) return record
  return new Map([...record].map(([key, value]) => [key, machineDate(value, columns.get(key))]))
}

function machineDate(value: unknown, order: TableDateOrder | undefined): unknown {
  if (order === undefined || typeof value !== 'string' || !partsOf(value)) return value
  const day = tableDate(value, order)
  if (day === null || day instanceof Date) return value
  return [day.year, day.month, day.day].map((part) => String(part).padStart(2, '0')).join('-')
}
