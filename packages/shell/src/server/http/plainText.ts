import type { FastifyReply } from 'fastify'

/** Sends a short text of the server's own, never cached. */
export function plainText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`)
}
