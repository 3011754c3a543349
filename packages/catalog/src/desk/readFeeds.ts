import { parseFeedName } from '@clipfront/feeds/map'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/index.ts'

/** The last import of a feed. */
export interface Feed {
  site: string
  format: string
  /** The name of its file, without a date. */
  feed: string
  run: number
  startedAt: Date
  /** False: the import is under way, or its process has died. */
  isFinished: boolean
  read: number
  added: number
  changed: number
  rejected: number
}

/** More than all feeds bring in a week; an older one has no news to be fresh by. */
const MOST_RUNS = 5000

/** Every feed that was imported, by its last import that stands; the one that waits longest first. */
export async function readFeeds(database: Kysely<Database>, site: string | null): Promise<Feed[]> {
  const runs = await database
    .selectFrom('import_run')
    .select(['id as run', 'site', 'format', 'files', 'started_at as startedAt'])
    .select([
      sql<boolean>`finished_at is not null`.as('isFinished'),
      count('read'),
      count('added'),
      count('changed'),
      sql<number>`coalesce((select sum(value::int) from jsonb_each_text(report -> 'rejected')), 0)::int`.as('rejected'),
    ])
    .where('undone_at', 'is', null)
    .$if(site !== null, (query) => query.where('site', '=', site ?? ''))
    .orderBy('id', 'desc')
    .limit(MOST_RUNS)
    .execute()
  const feeds = new Map<string, Feed>()
  for (const { files, ...run } of runs) {
    const feed = parseFeedName(files[0] ?? '')
    const key = JSON.stringify([run.site, run.format, feed])
    if (!feeds.has(key)) feeds.set(key, { ...run, feed })
  }
  return [...feeds.values()].toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime())
}

function count(key: 'read' | 'added' | 'changed') {
  return sql<number>`coalesce((report ->> ${key})::int, 0)`.as(key)
}
