import { type RawBuilder, sql } from 'kysely'

/** Which days of what. */
export interface FigureRange {
  /** Code; null for all sites. */
  site: string | null
  environment: string
  /** `YYYY-MM-DD` of UTC, the first day. */
  from: string
  /** The last day, included. */
  to: string
}

/** Whether the row `r` of a rollup is of the range. */
export function isWithin({ site, environment, from, to }: FigureRange): RawBuilder<boolean> {
  return sql<boolean>`(r.day between ${from}::date and ${to}::date and r.environment = ${environment}
    and (${site}::text is null or r.site = ${site}))`
}
