import { type Kysely, type RawBuilder, sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Database } from '../database/index.ts'
import type { FigureRange } from './FigureRange.ts'

/** A metric on a page type. */
export interface Vital {
  metric: string
  page: string
  /** Of four page views three were as good or better. */
  p75: number
  views: number
}

const DAY_MS = 86_400_000
/** Of each metric, those with most views: senders choose the word for a page. */
const MOST_PAGES = 12
/** No page takes longer, and none less than nothing: senders choose the number too. */
const HIGHEST_VALUE = 600_000

/** Every event of the range is read for it: 0.4 s of a million. */
const TIMEOUT_MS = 5000
const QUERY_CANCELED = '57014'

/**
 * What browsers of people measured, out of the events: they are stored for 90 days.
 * @returns undefined where reading them took too long
 */
export async function readVitals(
  database: Kysely<Database>,
  range: FigureRange,
  timeoutMs = TIMEOUT_MS,
): Promise<Vital[] | undefined> {
  try {
    return await database.transaction().execute(async (transaction) => {
      await sql`select set_config('statement_timeout', ${String(timeoutMs)}, true)`.execute(transaction)
      return (await selectVitals(range).execute(transaction)).rows
    })
  } catch (error) {
    if (error instanceof DatabaseError && error.code === QUERY_CANCELED) return undefined
    throw error
  }
}

function selectVitals({ site, environment, from, to }: FigureRange): RawBuilder<Vital> {
  // Moments as values: the planner looks at the tables of these days alone.
  const [start, end] = [new Date(from), new Date(Date.parse(to) + DAY_MS)]
  return sql<Vital>`
    select metric, page, p75, views from (
      select e.detail ->> 'metric' as metric, e.page,
        percentile_cont(0.75) within group (order by (e.detail ->> 'value')::float8) as p75, count(*)::int as views,
        row_number() over (partition by e.detail ->> 'metric' order by count(*) desc, e.page) as nth
      from event e
      where e.type = 'web-vitals' and e.class = 'human' and e.occurred_at >= ${start} and e.occurred_at < ${end}
        and e.environment = ${environment} and (${site}::text is null or e.site = ${site})
        and e.detail ? 'metric' and jsonb_typeof(e.detail -> 'value') = 'number'
        and e.detail -> 'value' between '0' and to_jsonb(${HIGHEST_VALUE}::int)
      group by 1, 2
    ) ranked
    where nth <= ${MOST_PAGES} order by metric, views desc, page`
}
