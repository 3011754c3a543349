import { fieldAt, textAtField, bareNumber } from './fieldAt.ts'
import type { FeedMap, MapField, OfferMap } from './FeedMap.ts'
import { partsOf, type TableDateOrder } from '../fields/tableDate.ts'

/** How the columns of one file are meant, which no record of them tells alone. */
export interface ColumnStyles {
  /** By the name of the field: whether 03/04/2026 is in April or in March. Without an entry nobody knows. */
  dates: Readonly<Record<string, TableDateOrder>>
  /** A spreadsheet has turned 25 % into 0.25. */
  hasFractions: boolean
}

export const NO_STYLES: ColumnStyles = { dates: {}, hasFractions: false }

export const DATE_FIELDS = ['starts', 'ends', 'addedOn', 'publishFrom', 'publishUntil'] as const

/** Looks at every record once, before any of them is read: a single one would only be guessed. */
export async function readStyles(records: AsyncIterable<{ value?: unknown }>, map: FeedMap): Promise<ColumnStyles> {
  if (map.kind !== 'offers') return NO_STYLES
  const orders = createDateOrders(map)
  const percents = createPercentScale(map)
  for await (const { value } of records) {
    if (value === undefined) continue
    orders.note(value)
    percents.note(value)
  }
  return { dates: orders.result(), hasFractions: percents.areFractions() }
}

function createDateOrders({ fields, dates }: OfferMap) {
  const seen = DATE_FIELDS.filter((name) => fields[name] !== undefined).map((name) => ({
    name,
    field: fields[name],
    isDayFirst: false,
    isMonthFirst: false,
  }))
  return {
    note(record: unknown): void {
      for (const column of seen) {
        const parts = partsOf(textAtField(record, column.field))
        if (!parts) continue
        if (parts.first > 12 && parts.second <= 12) column.isDayFirst = true
        if (parts.second > 12 && parts.first <= 12) column.isMonthFirst = true
      }
    },
    result(): Record<string, TableDateOrder> {
      const told = seen.flatMap(({ name, isDayFirst, isMonthFirst }): [string, TableDateOrder][] => {
        if (dates) return [[name, dates]]
        if (isDayFirst === isMonthFirst) return []
        return [[name, isDayFirst ? 'day-first' : 'month-first']]
      })
      return Object.fromEntries(told)
    },
  }
}

/** Fractions alone, at least one of them broken, in a column of figures without a sign. */
function createPercentScale({ fields }: OfferMap) {
  const field = percentField(fields)
  let hasBroken = false
  let hasWhole = false
  return {
    note(record: unknown): void {
      const value = field === undefined ? undefined : fieldAt(record, field)
      const figure = bareNumber(value)
      if (figure === null) return
      if (figure > 1) hasWhole = true
      if (figure > 0 && figure < 1) hasBroken = true
    },
    areFractions: (): boolean => hasBroken && !hasWhole,
  }
}

/** Where a percentage may stand: in a field of its own, or in the one that says in words what is saved. */
function percentField({ discount }: OfferMap['fields']): MapField | undefined {
  if (discount === undefined || typeof discount === 'string' || Array.isArray(discount)) return discount
  return [discount.percent ?? [], discount.text ?? []].flat()
}
