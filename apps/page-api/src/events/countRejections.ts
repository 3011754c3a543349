import type { Database } from '@clipfront/catalog/database'
import { formatDay } from '@clipfront/catalog/events'
import type { Clock } from '@clipfront/settings'
import { type Kysely, sql } from 'kysely'
import { bufferCounts } from '../counts/bufferCounts.ts'

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

/** Counts the events that the collector refuses, by day. */
export function countRejections({ database, clock }: Options) {
  const { add, flush } = bufferCounts<Rejection & { day: string }>({
    write: async (counted) => {
      await database
        .insertInto('rejection_day')
        .values(counted.map(({ subject, times }) => Object.assign({ events: times }, subject)))
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'site', 'environment', 'status'])
            .doUpdateSet({ events: sql`rejection_day.events + excluded.events` }),
        )
        .execute()
    },
  })
  return {
    count: ({ site, environment, status }: Rejection): void =>
      add({ day: formatDay(clock.now()), site, environment, status }),
    flush,
  }
}
