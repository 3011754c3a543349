import { type RawBuilder, sql } from 'kysely'
import { MAX_COUNTED_PER_DAY } from '../events/countedClicks.ts'

/** For so many days a search of many is a popular one; then it is deleted. */
export const POPULAR_DAYS = 7
/** What fewer have typed on a day may be somebody's own, and is not stored by its words. */
const LEAST_VISITORS = 20

/**
 * Stores the searches of a day of which enough visitors saw what was found, anew: by the words that impressions of search pages
 * carry, which are cleaned of what may be the searcher's own. Of one network a few visitors count, as clicks do.
 */
export function storeSearches(day: string, isOfDay: RawBuilder<boolean>): RawBuilder<{ changed: number }> {
  return sql<{ changed: number }>`
    with seen as (
      select site, performance->>'search_word' as query, network_hash, count(distinct visitor_hash) as visitors
      from event
      where ${isOfDay} and class = 'human' and environment = 'prod' and type = 'impression' and page = 'search'
        and performance->>'search_word' <> ''
      group by 1, 2, 3
    ),
    counted as (
      select site, query, sum(least(visitors, ${sql.lit(MAX_COUNTED_PER_DAY)}))::int as visitors
      from seen group by 1, 2
    ),
    popular as (select * from counted where visitors >= ${sql.lit(LEAST_VISITORS)}),
    gone as (
      delete from search_day old
      where old.day < ${day}::date - ${sql.lit(POPULAR_DAYS)}
        or (old.day = ${day} and not exists (select from popular p where p.site = old.site and p.query = old.query))
      returning 1
    ),
    stored as (
      insert into search_day as old (site, day, query, visitors) select site, ${day}::date, query, visitors from popular
      on conflict (site, day, query) do update set visitors = excluded.visitors where old.visitors <> excluded.visitors
      returning 1
    )
    select (select count(*) from gone)::int + (select count(*) from stored)::int as changed`
}
