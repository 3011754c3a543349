import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends JSON with its ETag, or 304 when the other side already holds the same. It must ask each time: nothing here says for how long it is true. */
export function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  content: unknown,
): FastifyReply {
  reply.code(status)
  return sendCacheableText(request, reply, 'application/json; charset=utf-8', JSON.stringify(content))
}

/** The same, of any text. */
export function sendCacheableText(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  body: string,
): FastifyReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  reply.header('etag', etag).header('cache-control', 'no-cache')
  if (reply.statusCode === 200 && isHeld(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(type).send(body)
}

/** Compared weakly, as RFC 9110 wants it for If-None-Match. */
export function isHeld(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((held) => held.trim() === '*' || held.trim().replace(/^W\//, '') === etag)
}
