import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { RequestMetrics } from './createRequestMetrics.ts'

/** What is logged and counted of a request. Nothing of it may name the visitor, so no address and no query. */
export interface RequestLabels {
  /** A site's code, or `none`. */
  site: string
  /** Of a closed set: a page type, a route's pattern, the name of an own path. */
  route: string
  /** Left out by a server that caches no responses. */
  cache?: 'hit' | 'stale' | 'miss' | 'fallback' | 'none'
}

interface Observers {
  logger: Logger
  metrics: RequestMetrics
  readLabels: (request: FastifyRequest) => RequestLabels
}

/** As proxies log it: nobody waited for a status. */
const CLIENT_GONE = 499
const REQUEST_ID = /^[\w.:-]{1,64}$/

/** The id under which a proxy or another server of ours knows the request; a new one where it names none that can be logged. */
export function createRequestId(given: unknown): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}

/**
 * Logs one line for each request, and counts it: also one whose client did not wait for the end of the response.
 * @returns does so for a request that reaches no hook, as in `frameworkErrors`
 */
export function observeRequests(server: FastifyInstance, { logger, metrics, readLabels }: Observers) {
  const observed = new WeakSet<FastifyRequest>()

  function observe(request: FastifyRequest, status: number, elapsedTime: number): void {
    if (observed.has(request)) return
    observed.add(request)
    const { site, route, cache } = readLabels(request)
    const ms = Math.round(elapsedTime * 10) / 10
    logger.info({ requestId: request.id, site, route, method: request.method, status, ms, cache }, 'request')
    metrics.observeRequest(site, route, status, elapsedTime / 1000)
    if (cache && cache !== 'none') metrics.countLookup(site, cache)
  }

  function observeOnClose(request: FastifyRequest, reply: FastifyReply): void {
    const start = performance.now()
    reply.raw.once('close', () => {
      observe(request, reply.raw.headersSent ? reply.statusCode : CLIENT_GONE, performance.now() - start)
    })
  }

  server.addHook('onRequest', async (request, reply) => observeOnClose(request, reply))
  server.addHook('onResponse', async (request, reply) => observe(request, reply.statusCode, reply.elapsedTime))
  return observeOnClose
}
