import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, BELIEVED_DAYS, dropOldEventDays, forgetUndatedEvents, makeEventDays } from '@clipfront/catalog/events'
import { deleteOldVotes } from '@clipfront/catalog/coupons'
import type { Database } from '@clipfront/catalog/database'
import type { Clock } from '@clipfront/settings'
import { Counter, type Logger, type Registry } from '@clipfront/telemetry'
import type { Kysely } from 'kysely'

const PAUSE_MS = 6 * 60 * 60 * 1000
/** Later than whatever held the table or the disk, and long before the next day's events are due. */
const RETRY_MS = 10 * 60 * 1000
/** Should all attempts fail, events are stored for so long. */
const DAYS_AHEAD = 7

interface MaintenanceOptions {
  database: Kysely<Database>
  clock: Clock
  logger: Logger
  registry: Registry
  stop: AbortSignal
}

/**
 * Makes what holds the events of the coming days, and drops days and votes that are too old, now and every six hours. The privacy page
 * promises it: a failure is logged, counted in `page_api_event_days_failures_total` and tried again after ten minutes.
 */
export async function maintainEventDays({
  database,
  clock,
  logger,
  registry,
  stop,
}: MaintenanceOptions): Promise<void> {
  const registers = [registry]
  const dropped = new Counter({ name: 'page_api_event_days_dropped_total', help: 'Days that were too old.', registers })
  const failures = new Counter({
    name: 'page_api_event_days_failures_total',
    help: 'Attempts to make coming days or to drop old ones that failed. Events of more than 90 days may be there.',
    registers,
  })
  while (!stop.aborted) {
    let pause = PAUSE_MS
    try {
      const now = clock.now()
      await makeEventDays(database, addDays(now, -BELIEVED_DAYS), addDays(now, DAYS_AHEAD))
      dropped.inc(await dropOldEventDays(database, now))
      await forgetUndatedEvents(database, now)
      await deleteOldVotes(database, now)
    } catch (err) {
      pause = RETRY_MS
      failures.inc()
      logger.error({ err }, 'days of events could not be made or dropped')
    }
    await sleep(pause, undefined, { signal: stop }).catch(() => {})
  }
}
