import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends JSON with its ETag, or 304 when the other side already holds the same. It must ask each time: nothing here says for how long it is true. */
export function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  content: unknown,
): FastifyReply {
  const body = JSON.stringify(content)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  reply.header('etag', etag).header('cache-control', 'no-cache')
  if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.code(status).type('application/json; charset=utf-8').send(body)
}

/** Sends what is one visitor's alone. */
export function sendUncached(reply: FastifyReply, body: { code: number; data?: unknown }): FastifyReply {
  return reply.code(body.code).header('cache-control', 'no-store').send(body)
}

/** Compared weakly, as RFC 9110 wants it for If-None-Match. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((held) => held.trim() === '*' || held.trim().replace(/^W\//, '') === etag)
}
