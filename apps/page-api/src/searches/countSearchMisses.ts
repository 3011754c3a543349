import {
  deleteOldSearchMisses,
  normaliseQuery,
  type SearchMiss,
  storeSearchMisses,
} from '@clipfront/catalog/search-misses'
import type { Database } from '@clipfront/catalog/database'
import { formatDay } from '@clipfront/catalog/events'
import type { Clock } from '@clipfront/settings'
import type { Kysely } from 'kysely'
import { bufferCounts } from '../counts/bufferCounts.ts'

interface Options {
  database: Kysely<Database>
  clock: Clock
}

/** So many different queries wait to be written; others are counted without their words. */
const MAX_PENDING = 1000

/** Counts searches that found nothing, and deletes once a day what is too old. */
export function countSearchMisses({ database, clock }: Options) {
  let cleanedOn = ''
  const { add, flush } = bufferCounts<Omit<SearchMiss, 'times'>>({
    write: async (counted) =>
      storeSearchMisses(
        database,
        counted.map(({ subject, times }) => Object.assign({ times }, subject)),
      ),
    most: MAX_PENDING,
    reduce: (miss) => ({ ...miss, query: '' }),
  })
  return {
    /** A search of a site that found nothing. */
    count: (site: string, query: string): void =>
      add({ site, day: formatDay(clock.now()), query: normaliseQuery(query) }),
    flush: async (): Promise<void> => {
      await flush()
      const today = formatDay(clock.now())
      if (cleanedOn === today) return
      await deleteOldSearchMisses(database, clock.now())
      cleanedOn = today
    },
  }
}
