import { ImageError } from '@clipfront/pictures/source'
import { expect, it } from 'vitest'
import { createFailureCache } from './createFailureCache.ts'

const fail = (status: number) => () => Promise.reject(new ImageError(status, 'IPX_FAILED', 'it failed'))

/** What is answered at once for a picture of that name. */
function findFailure(failures: ReturnType<typeof createFailureCache>, name: string): unknown {
  try {
    return failures.assertNone(['other', name])
  } catch (thrown) {
    return thrown
  }
}

it.each([
  [400, true],
  [413, true],
  [504, true],
  [403, false],
  [404, false],
  [502, false],
])('[R7.5] a failure of status %i is remembered: %s', async (status, isRemembered) => {
  const failures = createFailureCache()
  await expect(failures.watch('a', fail(status))).rejects.toMatchObject({ status })
  expect(findFailure(failures, 'a') instanceof ImageError).toBe(isRemembered)
  expect(findFailure(failures, 'b')).toBeUndefined()
})

it('[R7.5] a failure is forgotten after half a minute', async () => {
  let now = 1
  const failures = createFailureCache(() => now)
  await expect(failures.watch('a', fail(504))).rejects.toThrow('it failed')
  now += 29_999
  expect(() => failures.assertNone(['a'])).toThrow('it failed')
  now += 2
  expect(() => failures.assertNone(['a'])).not.toThrow()
})

it('[R7.5] at most a thousand failures are remembered, the oldest is evicted', async () => {
  const failures = createFailureCache()
  for (let at = 0; at <= 1000; at += 1) await failures.watch(`${at}`, fail(400)).catch(() => undefined)
  expect(() => failures.assertNone(['0'])).not.toThrow()
  expect(() => failures.assertNone(['1'])).toThrow('it failed')
})

it('passes on what is no failure of pictures, and what comes', async () => {
  const failures = createFailureCache()
  await expect(failures.watch('a', () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
  expect(() => failures.assertNone(['a'])).not.toThrow()
  expect(await failures.watch('a', () => Promise.resolve(1))).toBe(1)
})
