import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@clipfront/catalog/database'
import { deleteVisitorSalts, formatDay } from '@clipfront/catalog/events'
import type { Clock } from '@clipfront/settings'
import type { Logger } from '@clipfront/telemetry'
import type { Kysely } from 'kysely'
import { msUntilMidnight } from './visitorHash.ts'

const RETRY_MS = 60_000

interface ForgettingOptions {
  database: Kysely<Database>
  clock: Clock
  logger: Logger
  stop: AbortSignal
}

/** Deletes the secrets of past days, now and at each midnight (UTC); what fails is logged and tried again after a minute. */
export async function forgetSalts({ database, clock, logger, stop }: ForgettingOptions): Promise<void> {
  while (!stop.aborted) {
    let pause = RETRY_MS
    try {
      await deleteVisitorSalts(database, formatDay(clock.now()))
      pause = msUntilMidnight(clock.now())
    } catch (err) {
      logger.error({ err }, 'the secrets of past days could not be deleted')
    }
    await sleep(pause, undefined, { signal: stop }).catch(() => {})
  }
}
