import { detectVisitor } from '@clipfront/routing/visitor'
import type { FastifyRequest } from 'fastify'
import type { RequestContext } from '../http/RequestContext.ts'

const PURPOSE_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const

/** True for a user agent that names a robot. A missing one is no robot: privacy tools hide it. */
export function isKnownBot({ request, site }: RequestContext): boolean {
  const userAgent = request.headers['user-agent'] ?? ''
  return userAgent !== '' && detectVisitor({ userAgent, extensionName: site.extensionName }).bot
}

/** Why a browser requests something ahead of a click; empty where it is a click. */
export function readPurpose({ headers }: FastifyRequest): string {
  const values = PURPOSE_HEADERS.map((name) => String(headers[name] ?? ''))
  return /prefetch|preview|prerender/i.exec(values.join())?.[0] ?? ''
}

/** True when a browser requests ahead of a click. */
export function isPrefetch(request: FastifyRequest): boolean {
  return readPurpose(request) !== ''
}
