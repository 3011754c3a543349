import { detectVisitor } from '@clipfront/routing/visitor'
import type { FastifyRequest } from 'fastify'
import type { RequestContext } from '../http/RequestContext.ts'

const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const

/** True for a user agent that names a robot. A missing one is no robot: privacy tools hide it. */
export function isKnownBot({ request, site }: RequestContext): boolean {
  const userAgent = request.headers['user-agent'] ?? ''
  return userAgent !== '' && detectVisitor({ userAgent, extensionName: site.extensionName }).bot
}

/** True when a browser requests ahead of a click. */
export function isPrefetch({ headers }: FastifyRequest): boolean {
  return PREFETCH_HEADERS.some((name) => /prefetch|preview|prerender/i.test(String(headers[name] ?? '')))
}
