import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/**
 * Sends what still arrives, as fast as it is taken. Where the source fails, the connection is reset: an answer without a length
 * that only ended would look whole to who speaks HTTP/1.0, as proxies do.
 * @param encode what is made of the source on the way
 * @param onFailure told why
 */
export function sendStream(
  reply: FastifyReply,
  source: Readable,
  encode: (text: Readable) => Readable,
  onFailure: (thrown: unknown) => void,
): FastifyReply {
  source.once('error', (thrown) => {
    reply.raw.socket?.resetAndDestroy()
    onFailure(thrown)
  })
  return reply.send(encode(source))
}
