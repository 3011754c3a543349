import type { PagepointFields } from './describeEvent.ts'

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
      const all = dropBeyondRoom([...takeStored(now), ...waiting, { failedAt: readTime(fields.eid, now), fields }])
      waiting = write(findStorage(), all) ? [] : all
    },
    takeAll(now) {
      const all = [...takeStored(now), ...waiting.splice(0)]
      return all.map(({ failedAt, fields }) => Object.assign(fields, { delay: `${now - failedAt}` }))
    },
  }
}

/** Impressions go first: a dozen of them must not push out a click. */
function dropBeyondRoom(events: WaitingEvent[]): WaitingEvent[] {
  while (events.length > MOST_WAITING) {
    const impression = events.findIndex(({ fields }) => fields.type === 'impression')
    events.splice(Math.max(0, impression), 1)
  }
  return events
}

/** When an event happened, in epoch milliseconds, by its id: failing once more makes it no younger. */
function readTime(eid: string, now: number): number {
  return /^.{14}7/.test(eid) ? Math.min(now, Number.parseInt(eid.replace('-', '').slice(0, 12), 16)) : now
}

function write(storage: Storage | undefined, events: WaitingEvent[]): boolean {
  // In web views of Android apps that have not asked for it, localStorage is null.
  if (!storage) return false
  try {
    storage.setItem(OUTBOX_KEY, JSON.stringify(events))
    return true
  } catch {
    return false
  }
}

interface WaitingEvent {
  /** Epoch milliseconds: when it happened, or, where its id does not tell, when it failed. */
  failedAt: number
  fields: PagepointFields
}

/** The collector believes the time of an `eid` for two days (`dateEvent.ts`): what is tried for one is counted on the day it happened. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000

const FIELD_NAMES = [
  'type',
  'isMobile',
  'page',
  'urlname',
  'has_affiliate',
  'res',
  'eid',
] as const satisfies readonly (keyof PagepointFields)[]

/** The waiting events out of the storage, where anybody could have written: whatever is no event, or too old, is left out. */
export function parseOutbox(stored: string | null, now: number): WaitingEvent[] {
  try {
    const events: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(events) ? events.filter((event) => isWaiting(event, now)) : []
  } catch {
    return []
  }
}

function isWaiting(event: Partial<WaitingEvent> | null, now: number): boolean {
  const { failedAt, fields } = event ?? {}
  return now - Number(failedAt) < LONGEST_WAIT_MS && FIELD_NAMES.every((name) => typeof fields?.[name] === 'string')
}
