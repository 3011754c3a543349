import { afterEach, expect, it, vi } from 'vitest'
import { createEventId } from './createEventId.ts'

const UUID_V7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/

afterEach(() => {
  vi.useRealTimers()
})

it('[R7.1] makes a UUID of its own for each event', () => {
  const ids = Array.from({ length: 500 }, createEventId)
  for (const id of ids) expect(id).toMatch(UUID_V7)
  expect(new Set(ids).size).toBe(ids.length)
})

it.each(['1970-01-01T00:00:00.001Z', '2026-11-22T23:59:59.999Z', '2126-01-01T00:00:00.000Z'])(
  '[R7.1] an id of %s begins with that time, to the millisecond',
  (time) => {
    vi.useFakeTimers({ now: new Date(time) })
    const id = createEventId()
    expect(id).toMatch(UUID_V7)
    expect(new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toISOString()).toBe(time)
  },
)
