import type { FastifyRequest } from 'fastify'

/** The query as the standard reads it: it takes malformed escapes as they come and never throws. */
export function parseQuery(request: FastifyRequest): URLSearchParams {
  return new URLSearchParams(readRawQuery(request))
}

/** The query's bytes as they were sent, without the question mark. */
export function readRawQuery(request: FastifyRequest): string {
  const url = request.raw.url ?? ''
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start + 1)
}
