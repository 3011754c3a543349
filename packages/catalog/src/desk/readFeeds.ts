import { parseFeedName } from '@clipfront/feeds/map'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/index.ts'
import { addDays } from '../events/index.ts'

interface FeedName {
  site: string
  format: string
  /** The name of its file, without a date. */
  feed: string
}

/** The last import of a feed. */
export interface Feed extends FeedName {
  run: number
  startedAt: Date
  /** False: the import is under way, or its process has died. */
  isFinished: boolean
  read: number
  added: number
  changed: number
  rejected: number
}

/** The last file of a feed that was refused; none has been taken since. */
export interface RefusedFeed extends FeedName {
  refusedAt: Date
  /** In a word: `halved`. */
  reason: string
  /** What happened, and what to do. */
  message: string
}

/** A feed that was tried once, long ago, is given up. */
const REJECTION_DAYS = 14

/** The feeds that were refused in the last two weeks, the latest first. */
export async function readRefusedFeeds(
  database: Kysely<Database>,
  { site, now }: { site: string | null; now: Date },
): Promise<RefusedFeed[]> {
  return database
    .selectFrom('import_rejection')
    .select(['site', 'format', 'feed', 'refused_at as refusedAt', 'reason', 'message'])
    .where('refused_at', '>', addDays(now, -REJECTION_DAYS))
    .$if(site !== null, (query) => query.where('site', '=', site ?? ''))
    .orderBy('refused_at', 'desc')
    .execute()
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
