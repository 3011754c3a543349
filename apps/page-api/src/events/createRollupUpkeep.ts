import type { Database } from '@clipfront/catalog/database'
import { addDays, formatDay, listEventDays } from '@clipfront/catalog/events'
import { rollUpDay } from '@clipfront/catalog/rollups'
import type { Clock } from '@clipfront/settings'
import type { Kysely } from 'kysely'

interface UpkeepOptions {
  database: Kysely<Database>
  clock: Clock
  /** Told of a day that could not be counted; its last counts stand, and it is tried again. */
  onError: (day: string, error: unknown) => void
}

/** So old the counts of a day may become that gets events. */
const INTERVAL_MS = 60_000
/** A day that takes long is counted less often: at most this share of the time it is being counted. */
const MAX_SHARE = 0.05
/** Those that may have got events from a process that was killed before it counted them. */
const RECENT_DAYS = 3

/**
 * Counts the days that got events, in the background (docs/architecture/017). A day is counted as a whole: nothing depends on
 * which events were counted before, or by whom.
 */
export function createRollupUpkeep({ database, clock, onError }: UpkeepOptions) {
  const changed = new Set<string>()
  const dueAt = new Map<string, number>()
  let running: Promise<void> | undefined

  async function count(days: readonly string[]): Promise<void> {
    for (const day of days) {
      const started = performance.now()
      // Before it is counted: an event that is stored meanwhile marks it again.
      changed.delete(day)
      await rollUpDay(database, { day, now: clock.now() }).catch((error: unknown) => {
        changed.add(day)
        onError(day, error)
      })
      const ended = performance.now()
      dueAt.set(day, ended + Math.max(INTERVAL_MS, (ended - started) / MAX_SHARE))
    }
  }

  return {
    /** Told of events that have been stored. */
    noteEvents(events: readonly { occurredAt: Date }[]): void {
      for (const { occurredAt } of events) changed.add(formatDay(occurredAt))
    },
    /** Marks the days that nobody has counted, as after an upgrade, and the latest ones. */
    async noteUncounted(): Promise<void> {
      const known = new Set((await database.selectFrom('rollup_day').select('day').execute()).map(({ day }) => day))
      const recent = formatDay(addDays(clock.now(), -RECENT_DAYS))
      const today = formatDay(clock.now())
      for (const day of await listEventDays(database))
        if (day <= today && (day > recent || !known.has(day))) changed.add(day)
    },
    /** Counts the days whose turn it is, unless that is under way already. */
    async countDue(): Promise<void> {
      const now = performance.now()
      running ??= count([...changed].filter((day) => (dueAt.get(day) ?? 0) <= now)).finally(() => {
        running = undefined
      })
      return running
    },
  }
}
