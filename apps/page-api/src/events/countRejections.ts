import type { Database } from '@clipfront/catalog/database'
import { formatDay } from '@clipfront/catalog/events'
import type { Clock } from '@clipfront/settings'
import { type Kysely, sql } from 'kysely'

interface Options {
  database: Kysely<Database>
  clock: Clock
}

/** Of a site (its code) and an environment, with what was answered. */
interface Rejection {
  site: string
  environment: string
  status: number
}

interface CountedRejection extends Rejection {
  day: string
  events: number
}

/**
 * Counts the events that the collector refuses, by day: a few entries in memory, which are written now and then with one statement.
 * What was not written when the process dies is not counted.
 */
export function countRejections({ database, clock }: Options) {
  let pending = new Map<string, CountedRejection>()
  let writing: Promise<void> | undefined

  function add(counted: CountedRejection): void {
    const { events, ...rejection } = counted
    const key = JSON.stringify(rejection)
    const known = pending.get(key)
    if (known) known.events += events
    else pending.set(key, counted)
  }

  async function write(): Promise<void> {
    const written = [...pending.values()]
    pending = new Map()
    if (written.length === 0) return
    try {
      await database
        .insertInto('rejection_day')
        .values(written)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'site', 'environment', 'status'])
            .doUpdateSet({ events: sql`rejection_day.events + excluded.events` }),
        )
        .execute()
    } catch (error) {
      // They are written with the next ones.
      written.forEach(add)
      throw error
    }
  }

  return {
    count: ({ site, environment, status }: Rejection): void =>
      add({ day: formatDay(clock.now()), site, environment, status, events: 1 }),
    /** Writes what was counted since the last time. */
    flush: async (): Promise<void> => {
      writing ??= write().finally(() => {
        writing = undefined
      })
      return writing
    },
  }
}
