import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/index.ts'

export interface SearchMiss {
  /** Code of the site. */
  site: string
  /** `YYYY-MM-DD` of UTC. */
  day: string
  /** Normalised; empty for what is counted without its words. */
  query: string
  times: number
}

/** Whoever sends nonsense by the million fills no more than this of a site and day; the rest is counted without its words. */
export const MAX_QUERIES_PER_DAY = 500
/** Of use for what to list next; of no use for longer. */
const KEPT_DAYS = 30

/** Adds searches that found nothing to what is counted, all in one statement. */
export async function storeSearchMisses(database: Kysely<Database>, misses: readonly SearchMiss[]): Promise<void> {
  if (misses.length === 0) return
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(misses)}::jsonb) as g (site text, day date, query text, times int)
    ), ranked as (
      select g.*, k.query is not null as is_known,
        row_number() over (partition by g.site, g.day, k.query is null order by g.times desc, g.query) as rank
      from given g left join search_miss k using (site, day, query)
    ), stored as (
      select site, day, count(*) as queries from search_miss where (site, day) in (select site, day from given) group by site, day
    )
    insert into search_miss (site, day, query, times)
    select r.site, r.day,
      case when r.is_known or r.rank + coalesce(s.queries, 0) <= ${MAX_QUERIES_PER_DAY} then r.query else '' end as query,
      sum(r.times)
    from ranked r left join stored s using (site, day)
    group by 1, 2, 3
    on conflict (site, day, query) do update set times = search_miss.times + excluded.times`.execute(database)
}

/** Deletes counts that are too old. */
export async function deleteOldSearchMisses(database: Kysely<Database>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString().slice(0, 10)
  await database.deleteFrom('search_miss').where('day', '<', oldest).execute()
}

/** What was searched in vain since a moment, the most frequent first; and how often without words that were kept. */
export async function readSearchMisses(
  database: Kysely<Database>,
  { site, since, limit }: { site: string | null; since: Date; limit: number },
) {
  const rows = await database
    .selectFrom('search_miss')
    .select(['site', 'query', sql<number>`sum(times)::int`.as('times'), sql<string>`max(day)::text`.as('lastDay')])
    .where('day', '>=', since.toISOString().slice(0, 10))
    .$if(site !== null, (query) => query.where('site', '=', site ?? ''))
    .groupBy(['site', 'query'])
    .orderBy('times', 'desc')
    .orderBy('site')
    .orderBy('query')
    .execute()
  const named = rows.filter(({ query }) => query !== '')
  const withoutWords = rows.filter(({ query }) => query === '').reduce((sum, { times }) => sum + times, 0)
  return { queries: named.slice(0, limit), total: named.length, withoutWords }
}

/** A longer text is no name of a merchant, and may be anything. */
const LONGEST_QUERY = 60
/** A telephone number, a card, an order: no code that merchants give has so many figures. */
const FEWEST_OWN_DIGITS = 6
/** A mail address, or the address of a page with whatever stands in it. */
const OWN_WORDS = /@|:\/\/|\?.*=/

/**
 * A search as it may be stored: spellings of the same query are one.
 * @returns empty for what looks like the searcher's own, of which only the number is kept
 */
export function normaliseQuery(query: string): string {
  const words = query
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
  const digits = words.replaceAll(/\P{Nd}/gu, '').length
  if (OWN_WORDS.test(words) || digits >= FEWEST_OWN_DIGITS || words.length > LONGEST_QUERY) return ''
  return words
}
