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

/** What browsers of people measured, out of the events: they are stored for 90 days. */
export async function readVitals(
  database: Kysely<Database>,
  { site, environment, from, to }: FigureRange,
): Promise<Vital[]> {
  // Moments as values: the planner looks at the tables of these days alone.
  const [start, end] = [new Date(from), new Date(Date.parse(to) + DAY_MS)]
  const { rows } = await sql<Vital>`
    select e.detail ->> 'metric' as metric, e.page,
      percentile_cont(0.75) within group (order by (e.detail ->> 'value')::float8) as p75, count(*)::int as views
    from event e
    where e.type = 'web_vitals' and e.class = 'human' and e.occurred_at >= ${start} and e.occurred_at < ${end}
      and e.environment = ${environment} and (${site}::text is null or e.site = ${site})
      and jsonb_typeof(e.detail -> 'value') = 'number' and e.detail ? 'metric'
    group by 1, 2 order by 1, views desc, 2`.execute(database)
  return rows
}
