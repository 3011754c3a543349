import { memoize } from '@clipfront/cache/memoize'
import { fieldAt, textAtField, bareNumber } from './fieldAt.ts'
import type { FeedMap, MapField, OfferMap } from './FeedMap.ts'
import { createDateOrders } from '../fields/tableDate.ts'
import type { FigureOrder } from '../text/CalendarDay.ts'
import { plainText } from '../text/plainText.ts'
import { parseMerchantUrl } from '../text/parseMerchantUrl.ts'
import { foldWords } from '../text/slugify.ts'
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
    findDomain: merchants.find,
    isOwnName: merchants.isOwn,
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
const MOST_NAMES = 100_000

/** Some offers of a merchant lead to it, and others through a network that does not say where: the name is the same. */
function createMerchantNames() {
  /** Null for a name of several merchants. */
  const domains = new Map<string, string | null>()
  /** Null for a domain of several names. */
  const names = new Map<string, string | null>()
  return {
    note(name: string, link: string): void {
      const merchant = parseMerchantUrl(link)
      const key = foldMerchantName(name)
      if (typeof merchant === 'string' || key === '') return
      const known = domains.get(key)
      if (known === undefined && domains.size < MOST_NAMES) domains.set(key, merchant.domain)
      else if (known !== undefined && known !== merchant.domain) domains.set(key, null)
      const own = names.get(merchant.domain)
      if (own === undefined && names.size < MOST_NAMES) names.set(merchant.domain, key)
      else if (own !== undefined && own !== key) names.set(merchant.domain, null)
    },
    isOwn: (name: string, domain: string): boolean => {
      const key = foldMerchantName(name)
      return key !== '' && domains.get(key) === domain && names.get(domain) === key
    },
    find: (name: string): string | null => domains.get(foldMerchantName(name)) ?? null,
  }
}

/** "C++" is another than "C", and "Oak!" is Oak. */
function foldMerchantName(name: string): string {
  const text = plainText(name)
  const words = foldWords(text).join(' ')
  return words && `${words} ${text.replaceAll(/[^+#]/g, '')}`.trim()
}

/** Where a percentage may stand: in a field of its own, or in the one that says in words what is saved. */
function percentField({ discount }: OfferMap['fields']): MapField | undefined {
  if (discount === undefined || typeof discount === 'string' || Array.isArray(discount)) return discount
  return [discount.percent ?? [], discount.text ?? []].flat()
}
