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
  if (stored === null) return []
  try {
    const events: unknown = JSON.parse(stored)
    return Array.isArray(events) ? events.filter((event): event is WaitingEvent => isWaiting(event, now)) : []
  } catch {
    return []
  }
}

function isWaiting(event: unknown, now: number): boolean {
  if (!isRecord(event) || typeof event['failedAt'] !== 'number') return false
  const { failedAt, fields } = event
  return (
    now - failedAt < LONGEST_WAIT_MS &&
    isRecord(fields) &&
    FIELD_NAMES.every((name) => typeof fields[name] === 'string')
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
