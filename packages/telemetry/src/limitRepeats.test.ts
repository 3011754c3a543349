import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogger } from './createLogger.ts'

let lines: Record<string, unknown>[]
let logger: ReturnType<typeof createLogger>

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
  logger = createLogger('test', { write: (line) => void lines.push(JSON.parse(line)) })
})
afterEach(() => vi.useRealTimers())

const fail = (site: string, message = 'no answer') =>
  logger.child({ site, requestId: crypto.randomUUID() }).error({ err: new Error(message) }, 'page failed')

it('writes an error of a site at once, and those like it once a minute with their number', () => {
  for (let minute = 0; minute < 2; minute += 1) {
    for (let request = 0; request < 600; request += 1) {
      fail('uk')
      vi.advanceTimersByTime(100)
    }
  }
  const common = { level: 'error', service: 'test', site: 'uk', msg: 'page failed' }
  expect(lines).toEqual([
    expect.objectContaining(common),
    expect.objectContaining({ ...common, repeated: 599 }),
    expect.objectContaining({ ...common, repeated: 600 }),
  ])
  expect(lines[0]).not.toHaveProperty('repeated')
  expect(lines[1]?.['requestId']).not.toBe(lines[0]?.['requestId'])
})

it('writes an error at once again that did not come for a minute', () => {
  fail('uk')
  vi.advanceTimersByTime(61_000)
  fail('uk')
  vi.advanceTimersByTime(120_000)
  expect(lines).toHaveLength(2)
})

it('tells messages, errors, sites, routes and levels apart', () => {
  fail('uk')
  fail('de')
  fail('uk', 'another error')
  logger.error({ site: 'uk' }, 'page failed')
  logger.error({ site: 'uk', route: 'home' }, 'page failed')
  logger.warn({ site: 'uk', route: 'home' }, 'page failed')
  logger.warn({ site: 'uk', route: 'home' }, 'another message')
  expect(lines).toHaveLength(7)
})

it('writes every request', () => {
  for (let request = 0; request < 3; request += 1) logger.info({ site: 'uk' }, 'request')
  expect(lines).toHaveLength(3)
})

it('counts errors together once there are too many different ones, as those that quote an address', () => {
  for (let request = 0; request < 1000; request += 1) fail('uk', `no answer for /${request}`)
  expect(lines).toHaveLength(101)
  vi.advanceTimersByTime(60_000)
  expect(lines.slice(101)).toEqual([expect.objectContaining({ repeated: 899 })])
})
