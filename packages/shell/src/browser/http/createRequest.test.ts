import { ApiError } from '@clipfront/routing/errors'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openTestServer } from './testing/openTestServer.ts'

const server = openTestServer()
afterEach(() => vi.useRealTimers())

it('[R9.1] gives an answer 30 s, and not a millisecond longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answer = server.request('/silent')
  const ended = vi.fn<() => void>()
  const failure = answer.catch((error: unknown) => {
    ended()
    return error
  })
  await server.asked('/silent')
  await vi.advanceTimersByTimeAsync(29_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await failure).toMatchObject({ name: 'ApiError', status: 504, message: 'timeout of 30000ms exceeded' })
})

it('[R9.1] gives up on an answer that stops half-way, too', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answer = server.request('/half')
  const failure = answer.catch((error: unknown) => error)
  await server.asked('/half')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await failure).toMatchObject({ status: 504, message: 'timeout of 30000ms exceeded' })
})

it('leaves no timer behind', async () => {
  const [set, cleared] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')]
  onTestFinished(() => [set, cleared].forEach((spy) => spy.mockRestore()))
  await server.request('/json')
  await server.request('/html').catch(() => {})
  // Others of this process have timers too.
  const timers = set.mock.results.filter((_, index) => set.mock.calls[index]?.[1] === 30_000)
  expect(timers).toHaveLength(2)
  expect(cleared.mock.calls.map(([timer]) => timer)).toEqual(expect.arrayContaining(timers.map(({ value }) => value)))
})

/** How each of some calls ends. */
const outcomes = (calls: Promise<unknown>[]) =>
  Promise.all(
    calls.map((call) =>
      call.then(
        () => 'sent',
        (error: Error) => error.message,
      ),
    ),
  )

// D6 is about a server's calls. They do not come this way: its connections to page-api know no refusal.
describe('[R5.3] in one millisecond', () => {
  const clock = openTestServer({ now: () => 7 })

  it('a second call is refused before it is sent', async () => {
    const calls = [clock.request('/json?vote=1'), clock.request('/json?vote=1')]
    expect(await outcomes(calls)).toEqual(['sent', 'Duplicate request refused'])
    expect(clock.requests()).toHaveLength(1)
  })

  it('D5 it is sent when its caller allows it, and refuses nobody else', async () => {
    const allowed = () => clock.request('/json?x=12345', { allowDuplicate: true })
    expect(await outcomes([allowed(), allowed(), clock.request('/json?y=12345')])).toEqual(['sent', 'sent', 'sent'])
  })
})

it('hands on what the server says, whatever the status', async () => {
  const answer = await server.request('/gone')
  expect([answer.status, answer.headers.get('x-rendered-at'), answer.body]).toEqual([404, 'then', { gone: true }])
})

it.each([
  ['/html', 'unusable'],
  ['/broken', 'unreachable'],
])('%s is %s', async (path, kind) => {
  const failure = await server.request(path).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ kind, status: 502 })
})

it('stops when its caller does, with the caller’s own reason', async () => {
  const caller = new AbortController()
  const failure = server.request('/silent?aborted', { signal: caller.signal }).catch((error: unknown) => error)
  await server.asked('/silent?aborted')
  caller.abort(new Error('overtaken'))
  expect(await failure).toMatchObject({ message: 'overtaken' })
})

describe('[R7.4] the cookies that calls carry as headers', () => {
  const cookies: Record<string, string> = {}
  const carrying = openTestServer({ cookies })

  it.each([
    ['a1.b2', 'caf\u00e9', { _ivr: 'a1.b2', td_ray: 'caf\u00e9' }],
    ['', undefined, {}],
    ['日本', 'line\nbreak', {}],
    ['ok', 'smile\u{1f600}', { _ivr: 'ok' }],
  ])('%j and %j', async (ivr, ray, expected) => {
    for (const name of Object.keys(cookies)) delete cookies[name]
    Object.assign(cookies, { _ivr: ivr, other: 'no header' }, ray === undefined ? {} : { td_ray: ray })
    await carrying.request('/json')
    const { _ivr, td_ray, other } = carrying.requests()[0]?.headers ?? {}
    const sent = Object.fromEntries(Object.entries({ _ivr, td_ray, other }).filter(([, value]) => value !== undefined))
    expect(sent).toEqual(expected)
  })
})
