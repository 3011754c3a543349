import { beforeEach, expect, inject, it, vi } from 'vitest'
import { COOKIES, writeCookie } from '../cookies.ts'
import type { CollectedEvent } from '../testing/CollectedEvent.ts'
import { openContext } from '../testing/openContext.ts'
import { describeError, start, stripQueries } from './errorReports.ts'
import { standardPlugins, startPlugins } from './index.ts'

beforeEach(() => writeCookie(COOKIES.consent, '', 0))

/** A service for reports, of which each test has a project of its own. */
function openReporting() {
  const origin = inject('collector')
  const project = crypto.randomUUID()
  const read = async (): Promise<CollectedEvent[]> => (await fetch(`${origin}/events/api/${project}/`)).json()
  return { dsn: `${origin.replace('://', '://key@')}/${project}`, read }
}

it.each([
  ['https://a.example/x.js?token=1:10:5', 'https://a.example/x.js:10:5'],
  ['GET /api/page?path=%2Fx&mail=a@b.example failed', 'GET /api/page failed'],
  ['at https://a.example/p#part and /q', 'at https://a.example/p and /q'],
  ['Is it so? /yes', 'Is it so? /yes'],
])('[R7.7] strips %j to %j', (text, stripped) => expect(stripQueries(text)).toBe(stripped))

it('[R7.7] reports an error that nobody caught, once, without queries, as an envelope', async () => {
  const { dsn, read } = openReporting()
  history.replaceState(null, '', '?mail=someone@example')
  const { context } = openContext({ errorReports: { dsn, hosts: [location.hostname] } })
  start(context)
  const error = new TypeError('cannot read https://x.example/p?token=secret')
  const fail = () => dispatchEvent(new ErrorEvent('error', { error, message: error.message }))
  fail()
  fail()
  await expect.poll(async () => (await read()).length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 100))
  const [report, ...more] = await read()
  history.replaceState(null, '', location.pathname)
  expect(more).toEqual([])
  const [header, item, event] = (report?.fields[0]?.[1] ?? '').split('\n').map((line) => JSON.parse(line))
  expect(report?.url).toMatch(/\/envelope\/\?sentry_version=7&sentry_key=key&/)
  expect(item).toEqual({ type: 'event' })
  expect(header.event_id).toMatch(/^[\da-f]{32}$/)
  expect(event).toMatchObject({
    event_id: header.event_id,
    transaction: 'merchant',
    request: { url: location.origin + location.pathname },
    exception: { values: [{ type: 'TypeError', value: 'cannot read https://x.example/p' }] },
  })
  expect(event.exception.values[0].stacktrace.frames.at(-1).filename).toContain('errorReports.browser')
  expect(report?.fields[0]?.[1]).not.toMatch(/someone|secret|cookie/i)
})

it('[R7.7] says of what is no error what it says of itself', () => {
  expect(describeError('gone: /x?y=1', 'home')).toMatchObject({ type: 'Error', message: 'gone: /x', calls: [] })
})

it.each([
  ['a host that is not named', { hosts: ['www.clipfront.example'] }, true],
  ['a beta host', { hosts: [location.hostname] }, false],
])('[R7.7] loads nothing on %s', async (_, { hosts }, isProduction) => {
  const { dsn } = openReporting()
  const { context } = openContext({ errorReports: { dsn, hosts } })
  const listen = vi.spyOn(window, 'addEventListener')
  startPlugins(standardPlugins, { ...context, isProduction })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(listen.mock.calls.filter(([type]) => type === 'error' || type === 'unhandledrejection')).toEqual([])
  listen.mockRestore()
})
