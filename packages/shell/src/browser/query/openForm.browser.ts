import { buildWireForm } from '@clipfront/page-data/testing'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openForm } from './openForm.ts'

const PATH = '/api/form/subscribe?merchant=7'
let stamps = 0
const build = (more: Parameters<typeof buildWireForm>[1] = {}) => {
  stamps += 1
  return { form: buildWireForm('subscribe', { stamp: `stamp-${stamps}`, ...more }) }
}
const taken = { code: 200, data: { path: '/stores/nimbus-shoes' } }

/** Its body is there at once: reading one takes no time that a test could let pass. */
function answer(body: unknown, status = 200): Response {
  const text = JSON.stringify(body)
  return Object.assign(new Response(text, { status }), { text: () => Promise.resolve(text) })
}

/** What was posted, in order. */
let posted: Record<string, string>[]
let answers: (() => Response | Promise<Response>)[]

beforeEach(() => {
  vi.useFakeTimers()
  posted = []
  answers = [() => answer(build())]
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, options) => {
    if (options?.body instanceof URLSearchParams) posted.push(Object.fromEntries(options.body))
    return (answers.shift() ?? (() => answer(taken)))()
  })
})
afterEach(() => {
  onlineManager.setOnline(true)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

function buildFields(more: Record<string, string> = {}): FormData {
  const fields = new FormData()
  for (const [name, value] of Object.entries({ address: 'mia@example.org', homepage: '', ...more }))
    fields.set(name, value)
  return fields
}

it('[R4.14] is sent no sooner than its stamp is good, and is taken', async () => {
  const sender = await openForm(PATH)
  const { stamp } = sender.state.form
  sender.send(buildFields())
  await settle(900)
  expect([posted, sender.state.status]).toEqual([[], 'sending'])
  await settle(100)
  expect(posted).toEqual([{ address: 'mia@example.org', homepage: '', stamp }])
  expect(sender.state).toMatchObject({ status: 'idle', form: { state: 'taken' } })
})

it('[R4.14] comes back with what the server finds wrong, and goes with its new stamp', async () => {
  const sender = await openForm(PATH)
  await settle(1000)
  const wrong = build({ fields: [{ name: 'address', label: 'Email', words: {}, issue: 'invalid' }] })
  answers = [() => answer(wrong, 422)]
  sender.send(buildFields())
  await settle()
  expect(sender.state).toMatchObject({ status: 'idle', form: { state: 'open', fields: [{ issue: 'invalid' }] } })
  sender.send(buildFields())
  await settle(1000)
  expect(posted.map(({ stamp }) => stamp)).toEqual([expect.any(String), wrong.form.stamp])
  expect(sender.state.form.state).toBe('taken')
})

it('[R4.14] that is held is sent once more by itself, without what filled in the field that nobody sees', async () => {
  const sender = await openForm(PATH)
  await settle(1000)
  const held = build({ state: 'held' })
  answers = [() => answer(held, 428)]
  sender.send(buildFields({ homepage: 'https://x.example' }))
  await settle(1000)
  expect(posted.map(({ homepage }) => homepage)).toEqual(['https://x.example', undefined])
  expect(posted[1]?.['stamp']).toBe(held.form.stamp)
  expect(sender.state.form.state).toBe('taken')
})

it('[R4.14] that is held and whose answer is lost goes with the same stamp again, so that it is stored once', async () => {
  const sender = await openForm(PATH)
  await settle(1000)
  const held = build({ state: 'held' })
  answers = [() => answer(held, 428), ...Array.from({ length: 4 }, () => () => answer({ code: 502, msg: 'away' }, 502))]
  sender.send(buildFields({ homepage: 'https://x.example' }))
  await settle(20_000)
  expect(sender.state.status).toBe('failed')
  sender.send(buildFields())
  await settle()
  expect(posted.map(({ stamp }) => stamp)).toEqual([expect.any(String), ...Array(5).fill(held.form.stamp)])
  expect(sender.state.form.state).toBe('taken')
})

it('[R8.2] is tried again while the server is away, and then says that it failed', async () => {
  const sender = await openForm(PATH)
  await settle(1000)
  answers = Array.from({ length: 4 }, () => () => answer({ code: 503, msg: 'busy' }, 503))
  sender.send(buildFields())
  await settle(20_000)
  expect([posted.length, sender.state.status]).toEqual([4, 'failed'])
  sender.send(buildFields())
  await settle()
  expect(sender.state.form.state).toBe('taken')
})

it('[R8.2] says that too much was sent, and does not try again', async () => {
  const sender = await openForm(PATH)
  await settle(1000)
  answers = [() => answer({ code: 429, msg: 'why' }, 429)]
  sender.send(buildFields())
  await settle(20_000)
  expect([posted.length, sender.state.status]).toEqual([1, 'busy'])
})

it('[R4.14] waits while the browser is offline, and is sent when it is back', async () => {
  const sender = await openForm(PATH)
  await settle(1000)
  onlineManager.setOnline(false)
  sender.send(buildFields())
  await settle(5000)
  expect([posted, sender.state.status]).toEqual([[], 'offline'])
  onlineManager.setOnline(true)
  await settle()
  expect(posted).toHaveLength(1)
})

it('cannot be opened where it cannot be had', async () => {
  answers = [() => answer({ code: 404, msg: 'why' }, 404)]
  await expect(openForm(PATH)).rejects.toThrow('404')
})
