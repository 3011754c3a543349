import { describe, expect, it } from 'vitest'
import { dateEvent } from './dateEvent.ts'

const NOW = new Date('2026-11-20T12:00:00.123Z')
const SECOND = 1000
const DAY = 86_400_000

/** A UUIDv7 of a moment so many milliseconds after now. */
function eidAt(aheadMs: number): string {
  const time = (NOW.getTime() + aheadMs).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7abc-8def-0123456789ab`
}

describe('an event is of the moment that its eid says', () => {
  it.each([
    ['now', 0, false],
    ['yesterday, out of an outbox', -DAY, false],
    ['of a clock that is a minute fast', 60 * SECOND, false],
    ['near the limit of the past', -2 * DAY + SECOND, true],
    ['near the limit of the future', 119 * SECOND, true],
  ])('%s', (_title, ahead, isNoted) => {
    const eid = eidAt(ahead)
    const occurredAt = new Date(NOW.getTime() + ahead)
    expect(dateEvent(eid, NOW)).toEqual({ eid, occurredAt, isNoted, claimedAt: null })
  })
})

describe('an event is of the moment at which it comes, and is noted', () => {
  it.each([
    ['years ago', -900 * DAY],
    ['more than two days ago', -2 * DAY - 1],
    ['more than two minutes ahead', 121 * SECOND],
  ])('with a time that is not near now: %s', (_title, ahead) => {
    const eid = eidAt(ahead)
    const claimedAt = new Date(NOW.getTime() + ahead)
    expect(dateEvent(eid, NOW)).toEqual({ eid, occurredAt: NOW, isNoted: true, claimedAt })
  })

  it('with the UUIDv4 of an older script, in either case', () => {
    const dated = { eid: '0a1b2c3d-0a1b-4c3d-8a1b-0a1b2c3d4e5f', occurredAt: NOW, isNoted: true, claimedAt: null }
    expect(dateEvent(dated.eid, NOW)).toEqual(dated)
    expect(dateEvent(dated.eid.toUpperCase(), NOW)).toEqual(dated)
  })

  it('with any other text, which gets a UUID of its own', () => {
    const first = dateEvent('click-12345678', NOW)
    expect(first).toMatchObject({ occurredAt: NOW, isNoted: true, claimedAt: null })
    expect(first.eid).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(dateEvent('click-12345678', NOW).eid).toBe(first.eid)
    expect(dateEvent('click-12345679', NOW).eid).not.toBe(first.eid)
  })
})

it('an event without an eid gets one of its own', () => {
  const [first, second] = [dateEvent(null, NOW), dateEvent(null, NOW)]
  expect(first).toMatchObject({ occurredAt: NOW, isNoted: false, claimedAt: null })
  expect(first.eid).not.toBe(second.eid)
  // It says the moment by itself.
  expect(dateEvent(first.eid, new Date(NOW.getTime() + DAY))).toMatchObject({ occurredAt: NOW })
})
