import type { WirePageContent } from '@clipfront/page-data'
import { sql } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'

interface TopicDates {
  starts_at: Date | null
  ends_at: Date | null
}

/** Where an event stands at a moment. One of whose dates only one is known is judged by that one. */
export function topicState({ starts_at, ends_at }: TopicDates, now: Date): WirePageContent['topic']['state'] {
  if (!starts_at && !ends_at) return 'undated'
  if (starts_at && starts_at > now) return 'ahead'
  return ends_at && ends_at <= now ? 'over' : 'on'
}

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

const DAYS_AHEAD = 45

/** Events that are on, or begin before long. */
export async function topicsNear(view: CatalogView, limit: number) {
  const soon = sql<Date>`${view.now}::timestamptz + make_interval(days => ${sql.lit(DAYS_AHEAD)})`
  return nearestTopics(view)
    .where('t.starts_at', '<', soon)
    .where((is) => is.or([is('t.ends_at', 'is', null), is('t.ends_at', '>', view.now)]))
    .limit(limit)
    .execute()
}
