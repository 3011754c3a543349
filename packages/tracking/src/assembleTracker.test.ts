import { expect, it } from 'vitest'
import { createEventId } from './assembleTracker.ts'

it('[R7.1] makes a UUID of its own for each event', () => {
  const ids = Array.from({ length: 500 }, createEventId)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(ids).size).toBe(ids.length)
})
