import { sql } from 'kysely'
import { nearestTopics } from '../topics/nearestTopics.ts'
import type { CatalogView } from '../context/CatalogView.ts'

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
