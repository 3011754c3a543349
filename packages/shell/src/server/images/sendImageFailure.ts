import { Overloaded } from '@clipfront/cache/semaphore'
import { ImageError } from '@clipfront/pictures/source'
import type { FastifyReply } from 'fastify'
import { NO_STORE } from '../http/cacheHeaders.ts'

/** A browser opens an SVG as a document; no picture that is sent may run or load anything. */
export const IMAGE_HEADERS = { 'content-security-policy': `default-src 'none'`, 'x-content-type-options': 'nosniff' }
const BUSY = new ImageError(503, 'IPX_BUSY', 'Too many pictures are being made at the moment')

/** Sends why there is no picture. @throws what is no failure of pictures */
export function sendImageFailure(reply: FastifyReply, thrown: unknown): FastifyReply {
  if (thrown instanceof Overloaded) return sendImageError(reply.header('retry-after', '1'), BUSY)
  if (thrown instanceof ImageError) return sendImageError(reply, thrown)
  throw thrown
}

function sendImageError(reply: FastifyReply, { status, code, message }: ImageError): FastifyReply {
  const caching = status === 404 ? { 'cache-control': 'public, max-age=60' } : NO_STORE
  return reply.code(status).headers(caching).send({ status, statusText: code, message })
}
