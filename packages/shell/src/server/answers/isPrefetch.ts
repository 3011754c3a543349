import type { FastifyRequest } from 'fastify'

const HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const

/** True when a browser asks ahead of a click that may never come. */
export function isPrefetch({ headers }: FastifyRequest): boolean {
  return HEADERS.some((name) => /prefetch|preview|prerender/i.test(String(headers[name] ?? '')))
}
