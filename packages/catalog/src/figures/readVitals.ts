import { type Kysely, sql } from 'kysely'
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

/** What browsers of people measured, out of the events: they are stored for 90 days. */
export async function readVitals(
  database: Kysely<Database>,
  { site, environment, from, to }: FigureRange,
): Promise<Vital[]> {
  // Moments as values: the planner looks at the tables of these days alone.
  const [start, end] = [new Date(from), new Date(Date.parse(to) + DAY_MS)]
  const { rows } = await sql<Vital>`
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
    where nth <= ${MOST_PAGES} order by metric, views desc, page`.execute(database)
  return rows
}
