import { fieldAt, textAtField, bareNumber } from './fieldAt.ts'
import type { FeedMap, MapField, OfferMap } from './FeedMap.ts'
import { createDateOrders, type TableDateOrder } from '../fields/tableDate.ts'

/** How the columns of one file are meant, which no record of them tells alone. */
export interface ColumnStyles {
  /** By the name of the field: whether 03/04/2026 is in April or in March. Without an entry nobody knows. */
  dates: Readonly<Record<string, TableDateOrder>>
  /** A spreadsheet has turned 25 % into 0.25; whole figures above 1 in the same column are percentages as they are. */
  hasFractions: boolean
}

export const NO_STYLES: ColumnStyles = { dates: {}, hasFractions: false }

const DATE_FIELDS = ['starts', 'ends', 'addedOn', 'publishFrom', 'publishUntil'] as const

/** Looks at every record once, before any of them is read: a single one would only be guessed. */
export async function readStyles(records: AsyncIterable<{ value?: unknown }>, map: FeedMap): Promise<ColumnStyles> {
  if (map.kind !== 'offers') return NO_STYLES
  const { fields, dates } = map
  const columns = DATE_FIELDS.filter((name) => fields[name] !== undefined)
  const orders = createDateOrders()
  const percents = percentField(fields)
  // At least one broken figure without a sign.
  let hasFractions = false
  for await (const { value } of records) {
    if (value === undefined) continue
    for (const name of columns) orders.note(name, textAtField(value, fields[name]))
    const figure = bareNumber(fieldAt(value, percents)) ?? 0
    hasFractions ||= figure > 0 && figure < 1
  }
  return {
    dates: Object.fromEntries(dates ? columns.map((name) => [name, dates]) : orders.result()),
    hasFractions,
  }
}

/** Where a percentage may stand: in a field of its own, or in the one that says in words what is saved. */
function percentField({ discount }: OfferMap['fields']): MapField | undefined {
  if (discount === undefined || typeof discount === 'string' || Array.isArray(discount)) return discount
  return [discount.percent ?? [], discount.text ?? []].flat()
}
