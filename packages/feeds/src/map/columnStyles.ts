import { memoize } from '@clipfront/cache/memoize'
import { fieldAt, textAtField, bareNumber } from './fieldAt.ts'
import type { FeedMap, MapField, OfferMap } from './FeedMap.ts'
import { createMerchantNames } from './createMerchantNames.ts'
import { createDateOrders } from '../fields/tableDate.ts'
import type { FigureOrder } from '../text/CalendarDay.ts'
import { findDaysInCell, type OfferDates, type YearOfDates } from '../text/findDates.ts'

/** How the columns of one file are meant, which no record of them tells alone. */
export interface ColumnStyles {
  /** By the name of the field: whether 03/04/2026 is in April or in March. Without an entry nobody knows. */
  dates: Readonly<Record<string, FigureOrder>>
  /** A spreadsheet has turned 25 % into 0.25; whole figures above 1 in the same column are percentages as they are. */
  hasFractions: boolean
  /** The domain of a merchant that another record of the file leads to; null where its name does not tell one. */
  findDomain: (merchantName: string) => string | null
  /** The days that a cell names in words, or without a year. */
  findDays: (cell: string, order: FigureOrder | undefined) => OfferDates
  /** Whether all records call the merchant of a domain so, and no other one. */
  isOwnName: (merchantName: string, domain: string) => boolean
}

export const NO_STYLES: ColumnStyles = {
  findDays: createDayReader(Number.NaN),
  dates: {},
  hasFractions: false,
  findDomain: () => null,
  isOwnName: () => false,
}

const DATE_FIELDS = ['starts', 'ends', 'addedOn', 'publishFrom', 'publishUntil'] as const

/** Looks at every record once, before any of them is read: a single one would only be guessed. */
export async function readStyles(
  records: AsyncIterable<{ value?: unknown }>,
  map: FeedMap,
  year: YearOfDates = Number.NaN,
): Promise<ColumnStyles> {
  if (map.kind !== 'offers') return NO_STYLES
  const { fields, dates } = map
  const columns = DATE_FIELDS.filter((name) => fields[name] !== undefined)
  const orders = createDateOrders()
  const percents = percentField(fields)
  const merchants = createMerchantNames()
  // At least one broken figure without a sign.
  let hasFractions = false
  for await (const { value } of records) {
    if (value === undefined) continue
    if (fields.name !== undefined && fields.link !== undefined)
      merchants.note(textAtField(value, fields.name), textAtField(value, fields.link))
    for (const name of columns) orders.note(name, textAtField(value, fields[name]))
    const figure = bareNumber(fieldAt(value, percents)) ?? 0
    hasFractions ||= figure > 0 && figure < 1
  }
  return {
    dates: Object.fromEntries(dates ? columns.map((name) => [name, dates]) : orders.result()),
    hasFractions,
    findDays: createDayReader(year),
    ...merchants.finish(),
  }
}

/** A feed has a million offers and a few hundred days. */
function createDayReader(year: YearOfDates): ColumnStyles['findDays'] {
  const read = (order: FigureOrder | 'unknown') =>
    memoize((cell) => findDaysInCell(cell.slice(0, LONGEST_CELL), year, order))
  const byOrder = { 'day-first': read('day-first'), 'month-first': read('month-first'), unknown: read('unknown') }
  return (cell, order) => byOrder[order ?? 'unknown'](cell)
}

const LONGEST_CELL = 200
/** Where a percentage may stand: in a field of its own, or in the one that says in words what is saved. */
function percentField({ discount }: OfferMap['fields']): MapField | undefined {
  if (discount === undefined || typeof discount === 'string' || Array.isArray(discount)) return discount
  return [discount.percent ?? [], discount.text ?? []].flat()
}
