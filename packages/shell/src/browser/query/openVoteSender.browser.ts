import type { PageData } from '@clipfront/page-data'
import { buildPage, buildWireCoupon } from '@clipfront/page-data/testing'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHistory } from '../createHistory.ts'
import { setNavigator } from '../navigate.ts'
import { openVoteSender } from './openVoteSender.ts'

const next = buildWireCoupon({ id: 4, code: 'TRAIL15', revealed: true })
/** Its body is there at once: reading one takes no time that a test could let pass. */
function answer(body: unknown, status = 200): Response {
  const text = JSON.stringify(body)
  return Object.assign(new Response(text, { status }), { text: () => Promise.resolve(text) })
}

const taken = (given: unknown = next, counted = true) =>
  answer({ code: 200, data: { counted, next: given, page: '/stores/nimbus-shoes' } })

/** What was posted, in order. */
let posted: string[]
let answers: (() => Response | Promise<Response>)[]
/** Senders outlive a test: no two may send for the same coupon. */
let id = 0

beforeEach(() => {
  vi.useFakeTimers()
  posted = []
  answers = []
  id += 1
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, options) => {
    posted.push(options?.body instanceof URLSearchParams ? options.body.toString() : '')
    return (answers.shift() ?? taken)()
  })
})
afterEach(() => {
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

describe('[R4.11] a vote', () => {
  it('is shown at once, posted as a form would be, and told of when it is taken', async () => {
    const onTaken = vi.fn<(voted: string) => void>()
    const sender = openVoteSender(id, onTaken)
    expect(sender.vote).toBeNull()
    sender.send('minimum')
    expect(sender.vote).toEqual({ voted: 'minimum', status: 'sending', next: undefined })
    await settle()
    expect(posted).toEqual([`coupon=${id}&worked=no&reason=minimum`])
    expect(fetch).toHaveBeenCalledWith(
      expect.objectContaining({ pathname: '/api/vote' }),
      expect.objectContaining({ method: 'POST', keepalive: true, headers: { accept: 'application/json' } }),
    )
    expect(sender.vote).toMatchObject({ status: 'counted', next: { id: 4, code: 'TRAIL15' } })
    expect(onTaken.mock.calls.map(([voted]) => voted)).toEqual(['minimum'])
  })

  it('that is taken replaces the one in the address, and no sooner', async () => {
    const before = location.href
    history.replaceState(history.state, '', `?promoid=${id}&voted=no`)
    const opened = { page: buildPage('static') as PageData, layout: null, data: {}, error: null, isRefreshed: true }
    const shown = { url: new URL(location.href), opened }
    const { rename } = createHistory({ history, scrollPosition: () => [0, 0] })
    setNavigator({ navigate: async () => 'done', fail: async () => 'error', shown, stop() {} }, { rename })
    openVoteSender(id, () => {}).send('yes')
    const early = location.search
    await settle()
    const late = location.search
    history.replaceState(history.state, '', before)
    expect([early, late]).toEqual([`?promoid=${id}&voted=no`, `?promoid=${id}&voted=yes`])
  })

  it('is tried again while the server is away, and then failed', async () => {
    answers = Array.from({ length: 4 }, () => () => answer({}, 503))
    const sender = openVoteSender(id, () => {})
    sender.send('yes')
    await settle(6900)
    expect([posted.length, sender.vote?.status]).toEqual([3, 'sending'])
    await settle(200)
    expect([posted.length, sender.vote?.status]).toEqual([4, 'failed'])
    sender.send('yes')
    await settle()
    expect(sender.vote?.status).toBe('counted')
  })

  it.each([
    [400, 'failed'],
    [404, 'gone'],
    [410, 'gone'],
    [429, 'limited'],
  ])('that is refused with %i is not tried again, and is "%s"', async (status, expected) => {
    answers = [() => answer({ code: status }, status)]
    const sender = openVoteSender(id, () => {})
    sender.send('yes')
    await settle(20_000)
    expect([posted.length, sender.vote?.status]).toEqual([1, expected])
  })

  it('that is in no figure is taken, and no more', async () => {
    answers = [() => taken(null, false)]
    const sender = openVoteSender(id, () => {})
    sender.send('yes')
    await settle()
    expect(sender.vote?.status).toBe('taken')
  })

  it('waits while the browser is offline, and is sent when it is back', async () => {
    onlineManager.setOnline(false)
    const sender = openVoteSender(id, () => {})
    sender.send('no')
    await settle(60_000)
    expect([posted.length, sender.vote?.status]).toEqual([0, 'offline'])
    onlineManager.setOnline(true)
    await settle()
    expect([posted.length, sender.vote?.status]).toEqual([1, 'counted'])
  })

  it('is followed by the next one in order, and the next code stays meanwhile', async () => {
    const first = Promise.withResolvers<Response>()
    answers = [() => first.promise, () => taken(null)]
    const sender = openVoteSender(id, () => {})
    sender.send('no')
    await settle()
    sender.send('expired')
    await settle()
    expect([posted.length, sender.vote]).toEqual([1, { voted: 'expired', status: 'sending', next: undefined }])
    first.resolve(taken())
    await settle()
    expect(posted).toEqual([`coupon=${id}&worked=no`, `coupon=${id}&worked=no&reason=expired`])
    expect(sender.vote).toEqual({ voted: 'expired', status: 'counted', next: null })
    sender.send('yes')
    expect(sender.vote).toEqual({ voted: 'yes', status: 'sending', next: null })
  })

  it('is known to the next component that asks', () => {
    expect(openVoteSender(id, () => {})).toBe(openVoteSender(id, () => {}))
  })
})
