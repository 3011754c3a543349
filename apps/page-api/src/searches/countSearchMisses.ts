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

interface Options {
  database: Kysely<Database>
  clock: Clock
}

/** So many different queries wait to be written; others are counted without their words. */
const MAX_PENDING = 1000

/**
 * Counts searches that found nothing. A search costs an entry in memory; the database is written now and then, with one
 * statement for all. What was not written when the process dies is not counted.
 */
export function countSearchMisses({ database, clock }: Options) {
  let pending = new Map<string, SearchMiss>()
  let cleanedOn = ''
  let writing: Promise<void> | undefined

  function add(miss: SearchMiss): void {
    const key = JSON.stringify([miss.site, miss.day, miss.query])
    const known = pending.get(key)
    if (known) known.times += miss.times
    else if (pending.size < MAX_PENDING || miss.query === '') pending.set(key, miss)
    else add({ ...miss, query: '' })
  }

  async function write(): Promise<void> {
    const written = pending
    pending = new Map()
    try {
      await storeSearchMisses(database, [...written.values()])
    } catch (error) {
      // They are written with the next ones; the limit holds all the same.
      for (const miss of written.values()) add(miss)
      throw error
    }
    const today = formatDay(clock.now())
    if (cleanedOn === today) return
    await deleteOldSearchMisses(database, clock.now())
    cleanedOn = today
  }

  return {
    /** A search of a site that found nothing. */
    count: (site: string, query: string): void =>
      add({ site, day: formatDay(clock.now()), query: normaliseQuery(query), times: 1 }),
    /** Writes what was counted since the last time. */
    flush: async (): Promise<void> => {
      writing ??= write().finally(() => {
        writing = undefined
      })
      return writing
    },
  }
}
