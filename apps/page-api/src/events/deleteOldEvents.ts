import type { Kysely } from 'kysely'
import type { Catalogue } from '../database/tables.ts'

/** How long a single event is kept; the privacy page promises it. */
export const EVENT_DAYS = 90

const DAY_MS = 86_400_000

/** Deletes events that are too old. @returns how many */
export async function deleteOldEvents(database: Kysely<Catalogue>, now: Date): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('event')
    .where('occurred_at', '<', new Date(now.getTime() - EVENT_DAYS * DAY_MS))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
