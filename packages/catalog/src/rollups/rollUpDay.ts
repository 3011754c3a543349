import type { CouponEventType } from '@clipfront/tracking'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { COUNTED_COLUMNS, type CountedColumn } from '../database/tables/events.ts'
import { CLICK_SENDER, CLICK_TYPES, MAX_COUNTED_PER_DAY } from '../events/countedClicks.ts'
import { storeSearches } from './storeSearches.ts'

/** A day of many millions of events on a slow disk; what a page asks has far less. */
const TIMEOUT = '5min'
/** Of one sort: the clicks and impressions of a day are sorted, on disk what is beyond. */
const MEMORY = '64MB'

/** The events that each column counts as they come. Of clicks and impressions a network's first few of a day count. */
const COUNTED_TYPES = {
  copies: 'copy',
  details: 'detail',
  visits: 'shop',
} as const satisfies Record<Exclude<CountedColumn, 'clicks' | 'received' | 'impressions'>, CouponEventType>

/**
 * Senders choose words and positions, and rollups are stored without end. The most frequent words of a day are counted by
 * themselves, the rest as `other`; the last position stands for all behind it.
 */
const MOST_TYPES = 50
const LAST_POSITION = 200

/** Which columns, beside the day, name a row of each rollup of people. */
const KEYS = {
  coupon_day: ['site', 'environment', 'coupon_id', 'position'],
  merchant_day: ['site', 'environment', 'merchant_id', 'position'],
  site_day: ['site', 'environment', 'position'],
} as const

/**
 * Counts the events of a day (UTC) anew and stores what changed: the same events give the same rows, however often they are
 * counted. Of a day whose events were dropped nothing is left to be counted, and its rows stay.
 * @param day as `2026-11-22`
 * @returns how many rows were written or deleted; undefined where the day holds no events any more
 */
export async function rollUpDay(
  database: Kysely<Database>,
  { day, now }: { day: string; now: Date },
): Promise<number | undefined> {
  return database.transaction().execute(async (transaction) => {
    await sql`select set_config('statement_timeout', ${TIMEOUT}, true), set_config('work_mem', ${MEMORY}, true)`.execute(
      transaction,
    )
    // From here on no day is dropped: one that is there can be counted to the end, and is not taken for one without events.
    await sql`lock table only event in access share mode`.execute(transaction)
    const { rows: found } = await sql`
      select 1 from pg_inherits where inhparent = 'event'::regclass
        and inhrelid = to_regclass(${`event_${day.replaceAll('-', '')}`})`.execute(transaction)
    if (found.length === 0) return undefined
    // Whoever counts the day holds its row: two at a time would wait for each other's rows.
    await sql`
      insert into rollup_day (day, counted_at) values (${day}, ${now})
      on conflict (day) do update set counted_at = excluded.counted_at`.execute(transaction)
    await collectCounts(day).execute(transaction)
    let changed = 0
    for (const statement of [
      ...Object.entries(KEYS).map(([table, keys]) => storeCounts(table, keys, day)),
      storeAll(day),
      storeSearches(day, isOfDay(day)),
    ]) {
      const { rows } = await statement.execute(transaction)
      changed += rows[0]?.changed ?? 0
    }
    return changed
  })
}

/** What people did, by coupon, merchant and position: few rows, which each rollup sums up. */
function collectCounts(day: string): RawBuilder<unknown> {
  const isClick = sql`(type in (${listTypes(CLICK_TYPES)}) and coupon_id is not null)`
  const isCounted = sql`nth <= ${sql.lit(MAX_COUNTED_PER_DAY)}`
  const filters = Object.fromEntries(
    Object.entries(COUNTED_TYPES).map(([column, type]) => [column, sql`type = ${sql.lit(type)}`]),
  )
  const columns = sql`site, environment, coupon_id, merchant_id, least(coalesce(position, 0), ${sql.lit(LAST_POSITION)}) as position`
  return sql`
    create temporary table counted on commit drop as
    with limited as (
      select ${columns}, ${isClick} as is_click, row_number() over (
        partition by ${isClick}, coupon_id, case when coupon_id is null then merchant_id end, environment, ${CLICK_SENDER}
        order by occurred_at, eid
      ) as nth
      from event where ${isOfDay(day)} and class = 'human' and (${isClick} or type = 'impression')
    )
    select ${columns}, ${countColumns(filters)}
    from event where ${isOfDay(day)} and class = 'human' and type in (${listTypes(Object.values(COUNTED_TYPES))})
    group by 1, 2, 3, 4, 5
    union all
    select site, environment, coupon_id, merchant_id, position,
      ${countColumns({
        impressions: sql`not is_click and ${isCounted}`,
        clicks: sql`is_click and ${isCounted}`,
        received: sql`is_click`,
      })}
    from limited group by 1, 2, 3, 4, 5`
}

/** @param filters which rows each column counts; none where it has no filter */
function countColumns(filters: Partial<Record<CountedColumn, RawBuilder<unknown>>>): RawBuilder<unknown> {
  const counts = COUNTED_COLUMNS.map((column) => {
    const filter = filters[column]
    return sql`${filter ? sql`count(*) filter (where ${filter})` : sql`0::bigint`} as ${sql.ref(column)}`
  })
  return sql.join(counts)
}

function listTypes(types: readonly string[]): RawBuilder<unknown> {
  return sql.join(types.map((type) => sql.lit(type)))
}

/** Written as literals: `create table as` takes no values. The day has been looked up, so it is one. */
function isOfDay(day: string): RawBuilder<boolean> {
  const start = sql.lit(`${day}T00:00:00Z`)
  return sql<boolean>`occurred_at >= ${start}::timestamptz and occurred_at < ${start}::timestamptz + interval '1 day'`
}

function storeCounts(table: string, keys: readonly string[], day: string): RawBuilder<{ changed: number }> {
  const columns = table === 'coupon_day' ? ['merchant_id', ...COUNTED_COLUMNS] : COUNTED_COLUMNS
  const values = [
    ...(table === 'coupon_day' ? [sql`max(merchant_id)`] : []),
    ...COUNTED_COLUMNS.map((name) => sql`sum(${sql.ref(name)})::int`),
  ]
  const [, , subject] = keys
  return mergeRows(table, keys, {
    day,
    columns,
    counted: sql`
      select ${listColumns(keys)}, ${sql.join(values)} from counted
      where ${subject === 'position' ? sql`true` : sql`${sql.ref(subject ?? '')} is not null`}
      group by ${listColumns(keys)}`,
  })
}

function storeAll(day: string): RawBuilder<{ changed: number }> {
  const keys = ['site', 'environment', 'type', 'class', 'device']
  const counted = sql`
      with grouped as materialized (
        select ${listColumns(keys)}, count(*) as events, count(*) filter (where detail ? 'delay') as late
        from event where ${isOfDay(day)} group by ${listColumns(keys)}
      ), frequent as (
        select type from grouped group by type order by sum(events) desc, type limit ${sql.lit(MOST_TYPES)}
      )
      select site, environment, coalesce(f.type, 'other'), class, device, sum(events)::int, sum(late)::int
      from grouped g left join frequent f using (type) group by 1, 2, 3, 4, 5`
  return mergeRows('event_day', keys, { day, columns: ['events', 'late'], counted })
}

/** Rows that stay the same are not written. */
function mergeRows(
  table: string,
  keys: readonly string[],
  { day, columns, counted }: { day: string; columns: readonly string[]; counted: RawBuilder<unknown> },
): RawBuilder<{ changed: number }> {
  return sql<{ changed: number }>`
    with counted_anew (${listColumns([...keys, ...columns])}) as materialized (${counted}),
    gone as (
      delete from ${sql.table(table)} old where old.day = ${day}
        and not exists (
          select from counted_anew n where (${listColumns(keys, 'n.')}) = (${listColumns(keys, 'old.')})
        )
      returning 1
    ),
    stored as (
      insert into ${sql.table(table)} as old (day, ${listColumns([...keys, ...columns])})
      select ${day}::date, n.* from counted_anew n
      on conflict (day, ${listColumns(keys)}) do update
        set ${sql.join(columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}
        where (${listColumns(columns, 'old.')}) is distinct from (${listColumns(columns, 'excluded.')})
      returning 1
    )
    select ((select count(*) from gone) + (select count(*) from stored))::int as changed`
}

function listColumns(names: readonly string[], prefix = ''): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.ref(`${prefix}${name}`)))
}
