import type { PagepointFields } from '../pagepoint/PagepointFields.ts'
import { parseOutbox, type WaitingEvent } from './parseOutbox.ts'

/** Not a tracking key in the sense of the cleaning: what has not been delivered is never thrown away for room. */
export const OUTBOX_KEY = 'td:out'
/** More than this is not bad luck but a blocker, which will not let them through tomorrow either. */
const MOST_WAITING = 20

interface Outbox {
  /** Keeps an event that could not be delivered. */
  add(fields: PagepointFields, now: number): void
  /** Takes out all that still make sense to send: whoever takes them sends them, no other tab will. */
  takeAll(now: number): PagepointFields[]
}

/**
 * Events that wait for a connection: on the device where that is allowed, so that the next visit can send them, else in
 * memory until the page is left.
 */
export function createOutbox(findStorage: () => Storage | undefined): Outbox {
  let waiting: WaitingEvent[] = []

  function takeStored(now: number): WaitingEvent[] {
    const stored = parseOutbox(findStorage()?.getItem(OUTBOX_KEY) ?? null, now)
    if (stored.length > 0) findStorage()?.removeItem(OUTBOX_KEY)
    return stored
  }

  return {
    add(fields, now) {
      const all = [...takeStored(now), ...waiting, { failedAt: now, fields }].slice(-MOST_WAITING)
      waiting = write(findStorage(), all) ? [] : all
    },
    takeAll(now) {
      const all = [...takeStored(now), ...waiting]
      waiting = []
      return all.map(({ fields }) => fields)
    },
  }
}

function write(storage: Storage | undefined, events: WaitingEvent[]): boolean {
  try {
    storage?.setItem(OUTBOX_KEY, JSON.stringify(events))
    return storage !== undefined
  } catch {
    return false
  }
}
