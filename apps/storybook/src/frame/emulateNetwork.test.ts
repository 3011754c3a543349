import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emulateNetwork } from './emulateNetwork.ts'

const answer = vi.fn<typeof fetch>(async () => new Response())

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('location', new URL('http://localhost/'))
  vi.stubGlobal('dispatchEvent', vi.fn())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a page of several stories is online once each of them has left its network', async () => {
  const stops = (['offline', 'offline', 'slow'] as const).map(emulateNetwork)
  for (const stop of stops) stop()
  expect(fetch).toBe(answer)
  expect('connection' in navigator).toBe(false)
  expect(dispatchEvent).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'online' }))
})

it('several slow stories wait as long as one', async () => {
  const stops = (['slow', 'slow', 'slow'] as const).map(emulateNetwork)
  const waiting = vi.fn<() => void>()
  void fetch('/api/visitor').then(waiting)
  await vi.advanceTimersByTimeAsync(3000)
  expect(waiting).toHaveBeenCalledOnce()
  for (const stop of stops) stop()
})

it('the page takes the network that was chosen last, while its stories change one by one', async () => {
  const [stopFirst, stopSecond] = (['offline', 'offline'] as const).map(emulateNetwork)
  stopFirst?.()
  const stopThird = emulateNetwork('slow')
  stopSecond?.()
  expect(navigator).toMatchObject({ connection: { effectiveType: '2g' } })
  expect(Object.hasOwn(navigator, 'onLine')).toBe(false)
  stopThird()
})
