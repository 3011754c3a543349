import { type Kysely, sql } from 'kysely'
import { COUNTED_COLUMNS, type Database } from '../database/index.ts'
import { type FigureRange, isWithin } from './FigureRange.ts'

const NO_NAMES = { names: {}, joins: '' }

/** What can be exported: the rollups, with the names of what they count. The columns of the key order the rows. */
const EXPORTS = {
  events: {
    table: 'event_day',
    key: ['day', 'site', 'environment', 'type', 'class', 'device'],
    rest: ['events', 'late'],
    ...NO_NAMES,
  },
  coupons: {
    table: 'coupon_day',
    key: ['day', 'site', 'environment', 'coupon_id', 'position'],
    rest: ['merchant_id', ...COUNTED_COLUMNS],
    names: { title: 'c.title', merchant: 'm.name' },
    joins: 'left join coupon c on c.id = r.coupon_id left join merchant m on m.id = r.merchant_id',
  },
  merchants: {
    table: 'merchant_day',
    key: ['day', 'site', 'environment', 'merchant_id', 'position'],
    rest: COUNTED_COLUMNS,
    names: { merchant: 'm.name' },
    joins: 'left join merchant m on m.id = r.merchant_id',
  },
  positions: { table: 'site_day', key: ['day', 'site', 'environment', 'position'], rest: COUNTED_COLUMNS, ...NO_NAMES },
  rejections: { table: 'rejection_day', key: ['day', 'site', 'environment', 'status'], rest: ['events'], ...NO_NAMES },
} as const
export type ExportName = keyof typeof EXPORTS

export const EXPORT_NAMES = Object.keys(EXPORTS) as ExportName[]

/** In memory at a time. */
const BATCH_ROWS = 2000

type Row = Record<string, string | number | null>

/** The columns of an export, in their order. */
export function listColumns(name: ExportName): string[] {
  return [...EXPORTS[name].key, ...EXPORTS[name].rest, ...Object.keys(EXPORTS[name].names)]
}

/** The rows of a rollup, a batch at a time: of an export that nobody reads on, no more is read. */
export async function* exportRows(
  database: Kysely<Database>,
  name: ExportName,
  range: FigureRange,
): AsyncGenerator<Row> {
  const { table, key, rest, names, joins } = EXPORTS[name]
  const keys = sql.join(key.map((column) => sql.ref(`r.${column}`)))
  const columns = sql.join([
    ...[...key, ...rest].map((column) => (column === 'day' ? sql`r.day::text as day` : sql.ref(`r.${column}`))),
    ...Object.entries(names).map(([column, from]) => sql`${sql.ref(from)} as ${sql.ref(column)}`),
  ])
  let last: Row | undefined
  do {
    const isNext = last ? sql`(${keys}) > (${sql.join(key.map((column) => last?.[column]))})` : sql`true`
    const { rows } = await sql<Row>`
      select ${columns} from ${sql.table(table)} r ${sql.raw(joins)} where ${isWithin(range)} and ${isNext}
      order by ${keys} limit ${BATCH_ROWS}`.execute(database)
    yield* rows
    last = rows.length < BATCH_ROWS ? undefined : rows.at(-1)
  } while (last)
}
