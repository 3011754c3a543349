import { createHash, randomBytes } from 'node:crypto'

/** What a browser could not deliver it tries for a day; the rest is for clocks that are slow. */
export const BELIEVED_DAYS = 2
const MOST_BEHIND_MS = BELIEVED_DAYS * 86_400_000
/** For clocks that are fast. */
const MOST_AHEAD_MS = 2 * 60_000
/**
 * An event that is so near to either limit is noted too. Two deliveries of it may be judged differently, and much less than this
 * lies between the moments at which both are judged and stored.
 */
const MARGIN_MS = 60_000

const UUID = /^[\da-f]{8}-[\da-f]{4}-([\da-f])[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/
const HYPHENS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/

/** When an event happened, and how a second delivery of it is recognised. */
export interface EventDate {
  /** A UUID. */
  eid: string
  occurredAt: Date
  /** Its day does not follow from the `eid` alone: a row of `undated_event` says that it came. */
  isNoted: boolean
  /** The time in an `eid` that is not believed now, and may have been when it came first. */
  claimedAt: Date | null
}

/**
 * Dates an event by its `eid`, a UUIDv7 that says when it was made, so that every delivery is of the same day. A time that is not
 * near now, an older script's UUIDv4 or another text says nothing: the event is of the moment at which it came first.
 */
export function dateEvent(given: string | null, now: Date): EventDate {
  // Whoever sends no eid cannot repeat itself.
  if (given === null) return { eid: createEid(now), occurredAt: now, isNoted: false, claimedAt: null }
  const eid = toUuid(given)
  const claimed = readTime(eid)
  if (claimed === undefined) return { eid, occurredAt: now, isNoted: true, claimedAt: null }
  const ahead = claimed - now.getTime()
  const room = Math.min(MOST_BEHIND_MS + ahead, MOST_AHEAD_MS - ahead)
  if (room >= 0) return { eid, occurredAt: new Date(claimed), isNoted: room < MARGIN_MS, claimedAt: null }
  return { eid, occurredAt: now, isNoted: true, claimedAt: new Date(claimed) }
}

/** A UUIDv7 of a moment. */
function createEid(now: Date): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now.getTime(), 0, 6)
  return formatUuid(bytes, 7)
}

/** Any other text gets a UUID of its own kind, always the same one. */
function toUuid(text: string): string {
  const lower = text.toLowerCase()
  return UUID.test(lower) ? lower : formatUuid(createHash('sha256').update(text).digest().subarray(0, 16), 8)
}

function formatUuid(bytes: Buffer, version: number): string {
  bytes[6] = (version << 4) | (bytes.readUInt8(6) & 0x0f)
  bytes[8] = 0x80 | (bytes.readUInt8(8) & 0x3f)
  return bytes.toString('hex').replace(HYPHENS, '$1-$2-$3-$4-$5')
}

/** PostgreSQL does not read what JavaScript writes of the year 10000. */
const YEAR_10000_MS = 253_402_300_800_000

/** Milliseconds since 1970 in a UUIDv7; undefined in every other one, and where it is no time of ours. */
function readTime(eid: string): number | undefined {
  if (UUID.exec(eid)?.[1] !== '7') return undefined
  const time = Number.parseInt(eid.slice(0, 8) + eid.slice(9, 13), 16)
  return time < YEAR_10000_MS ? time : undefined
}
