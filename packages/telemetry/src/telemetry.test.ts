import { get } from 'node:http'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import {
  createLogger,
  createRequestId,
  createRequestMetrics,
  observeProcess,
  observeRequests,
  sumCounters,
  sumFigures,
} from './index.ts'

function open() {
  const lines: string[] = []
  const logger = createLogger('test', { write: (line) => void lines.push(line) })
  const metrics = createRequestMetrics('test')
  const server = fastify({ genReqId: ({ headers }) => createRequestId(headers['x-request-id']) })
  observeRequests(server, { logger, metrics, readLabels: () => ({ site: 'uk', route: 'merchant', cache: 'hit' }) })
  server.get('/*', (request, reply) => reply.code(request.url.includes('fail') ? 500 : 200).send())
  return { lines, logger, metrics, server }
}

it('logs one JSON line per request, with its labels and nothing of the visitor', async () => {
  const { lines, server } = open()
  const headers = { 'user-agent': 'Visitor/1', 'x-request-id': 'id-of-the-proxy' }
  await server.inject({ url: '/stores/private?q=secret', headers, remoteAddress: '203.0.113.9' })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    service: 'test',
    pid: process.pid,
    requestId: 'id-of-the-proxy',
    site: 'uk',
    route: 'merchant',
    method: 'GET',
    status: 200,
    ms: expect.any(Number),
    cache: 'hit',
    msg: 'request',
  })
  expect(lines[0]).not.toMatch(/private|secret|Visitor|203\.0/)
})

it('logs and counts a request whose client is gone before the response, as 499', async () => {
  const { lines, metrics, server } = open()
  const arrived = Promise.withResolvers<void>()
  server.get('/slow', async () => {
    arrived.resolve()
    return new Promise(() => {})
  })
  const client = get(`${await server.listen({ host: '127.0.0.1', port: 0 })}/slow`).on('error', () => {})
  await arrived.promise
  client.destroy()
  await expect.poll(() => lines.length).toBe(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ route: 'merchant', status: 499 })
  expect(await metrics.registry.metrics()).toContain('status="499"} 1')
  await server.close()
})

it('counts durations by site and route, lookups by state, and errors of ours by status', async () => {
  const { metrics, server } = open()
  for (const url of ['/', '/', '/fail']) await server.inject({ url })
  const text = await metrics.registry.metrics()
  expect(text).toContain('test_request_duration_seconds_count{site="uk",route="merchant"} 3')
  expect(text).toContain('test_request_duration_seconds_bucket{le="5",site="uk",route="merchant"} 3')
  expect(text).toContain('test_requests_total{site="uk",route="merchant",status="500"} 1')
  expect(text).toContain('test_cache_lookups_total{site="uk",state="hit"} 3')
})

it.each([undefined, '', 'a b', 'x'.repeat(65), '"}\n{', ['a', 'b']])('makes a request id in place of %j', (given) => {
  expect(createRequestId(given)).toMatch(/^[0-9a-f-]{36}$/)
})

it('logs of an error type, message and stack with causes, and no other field', () => {
  const { lines, logger } = open()
  const error = Object.assign(new TypeError('outer', { cause: new Error('inner') }), { address: '203.0.113.9' })
  logger.error({ err: error }, 'failed')
  logger.error({ err: 'no error at all' }, 'failed')
  const [first, second] = lines.map((line) => JSON.parse(line))
  expect(first).toMatchObject({ level: 'error', msg: 'failed', err: { type: 'TypeError', message: 'outer: inner' } })
  expect(first.err.stack).toMatch(/outer[^]*caused by[^]*inner/)
  expect(lines[0]).not.toContain('203.0')
  expect(second.err).toEqual({ message: 'no error at all' })
})

it('sums the figures of several processes', async () => {
  const both = [createRequestMetrics('test'), createRequestMetrics('test')]
  for (const metrics of both) {
    metrics.observeRequest('uk', 'home', 200, 0.1)
    observeProcess(metrics.registry)
  }
  // As they come over a channel.
  const figures = await Promise.all(
    both.map(async ({ registry }) => structuredClone(await registry.getMetricsAsJSON())),
  )
  const text = await sumFigures(figures).metrics()
  expect(text).toContain('test_request_duration_seconds_count{site="uk",route="home"} 2')
  for (const name of ['process_resident_memory_bytes', 'nodejs_heap_used_bytes']) {
    const [, value] = new RegExp(`^${name} (\\d+)$`, 'm').exec(text) ?? []
    expect(Number(value)).toBeGreaterThan(process.memoryUsage().heapUsed)
  }
  const counted = (await sumCounters(figures)).map(({ name }) => name)
  expect(counted).toContain('test_requests_total')
  expect(counted).not.toContain('process_resident_memory_bytes')
})
