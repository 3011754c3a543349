import { sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'

/** Topics of the site: those that are on, then those ahead by their start, then those without dates, then what was last. */
export function nearestTopics({ database, site, now }: CatalogView) {
  const isAhead = sql`t.starts_at > ${now}`
  const isOver = sql`t.ends_at <= ${now}`
  return database
    .selectFrom('topic as t')
    .where('t.site', '=', site.code)
    .select(['t.id', 't.slug', 't.name'])
    .orderBy(
      sql`case when ${isAhead} then 1 when ${isOver} then 3 when t.starts_at is null and t.ends_at is null then 2 else 0 end,
        case when ${isAhead} then t.starts_at end, t.ends_at desc nulls last, t.name, t.id`,
    )
}
