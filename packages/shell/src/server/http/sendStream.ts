import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Without a byte that the client has taken. */
const STALLED_MS = 30_000

/**
 * Sends what still arrives, as fast as it is taken. Where the source fails, the connection is reset: an answer without a length
 * that only ended would look whole to who speaks HTTP/1.0, as proxies do. So it is where the client takes nothing for long: what it
 * holds, up to page-api's place for it, is others' then.
 * @param encode what is made of the source on the way
 * @param onFailure told why
 */
export function sendStream(
  reply: FastifyReply,
  source: Readable,
  encode: (text: Readable) => Readable,
  onFailure: (thrown: unknown) => void,
): FastifyReply {
  reply.raw.setTimeout(STALLED_MS, () => reply.raw.socket?.resetAndDestroy())
  source.once('error', (thrown) => {
    reply.raw.socket?.resetAndDestroy()
    onFailure(thrown)
  })
  return reply.send(encode(source))
}
