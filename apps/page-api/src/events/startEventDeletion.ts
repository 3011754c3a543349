import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '@clipfront/settings'
import { Counter, type Logger, type Registry } from '@clipfront/telemetry'
import type { Kysely } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import { deleteOldEvents } from '@clipfront/catalog/events'

const PAUSE_MS = 6 * 60 * 60 * 1000
/** Later than whatever held the table or the disk, and long before the next day's events are due. */
const RETRY_MS = 10 * 60 * 1000

interface EventDeletionOptions {
  database: Kysely<Database>
  clock: Clock
  logger: Logger
  registry: Registry
  /** Ends it, after the batch under way. */
  stop: AbortSignal
}

/**
 * Deletes events that are too old, now and every six hours. The privacy page promises it: a failure is logged, counted in
 * `page_api_event_deletion_failures_total` and tried again after ten minutes.
 */
export async function startEventDeletion({
  database,
  clock,
  logger,
  registry,
  stop,
}: EventDeletionOptions): Promise<void> {
  const registers = [registry]
  const deleted = new Counter({ name: 'page_api_events_deleted_total', help: 'Events that were too old.', registers })
  const failures = new Counter({
    name: 'page_api_event_deletion_failures_total',
    help: 'Attempts to delete old events that failed. Events of more than 90 days may be there.',
    registers,
  })
  while (!stop.aborted) {
    let pause = PAUSE_MS
    try {
      deleted.inc(await deleteOldEvents(database, clock.now(), stop))
    } catch (err) {
      pause = RETRY_MS
      failures.inc()
      logger.error({ err }, 'old events could not be deleted')
    }
    await sleep(pause, undefined, { signal: stop }).catch(() => {})
  }
}
