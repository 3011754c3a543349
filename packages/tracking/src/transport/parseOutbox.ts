import type { PagepointFields } from '../pagepoint/PagepointFields.ts'

export interface WaitingEvent {
  /** Epoch milliseconds. */
  failedAt: number
  fields: PagepointFields
}

/** The collector dates an event by its arrival; what is older than a day would be counted on a day it did not happen. */
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
  if (typeof failedAt !== 'number' || now - failedAt >= LONGEST_WAIT_MS) return false
  return FIELD_NAMES.every((name) => typeof fields?.[name] === 'string')
}
