import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@clipfront/catalog/database'
import { deleteVisitorSalts, formatDay } from '@clipfront/catalog/events'
import type { Clock } from '@clipfront/settings'
import type { Logger } from '@clipfront/telemetry'
import type { Kysely } from 'kysely'
import { msUntilMidnight } from './visitorHash.ts'

const RETRY_MS = 60_000
const HOUR_MS = 60 * 60 * 1000

interface ForgettingOptions {
  database: Kysely<Database>
  clock: Clock
  logger: Logger
  stop: AbortSignal
  longestPauseMs?: number
}

/**
 * Deletes the secrets of past days, now, at each midnight (UTC) and every hour: a process that began to hash before midnight may
 * make one after it, and a machine that slept wakes late. What fails is logged and tried again after a minute.
 */
export async function forgetSalts({
  database,
  clock,
  logger,
  stop,
  longestPauseMs = HOUR_MS,
}: ForgettingOptions): Promise<void> {
  while (!stop.aborted) {
    let pause = RETRY_MS
    try {
      await deleteVisitorSalts(database, formatDay(clock.now()))
      pause = Math.min(msUntilMidnight(clock.now()), longestPauseMs)
    } catch (err) {
      logger.error({ err }, 'the secrets of past days could not be deleted')
    }
    await sleep(pause, undefined, { signal: stop }).catch(() => {})
  }
}
