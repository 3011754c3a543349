import type { FastifyReply } from 'fastify'

/** A short answer of the server itself: never kept, and never taken for anything but text. */
export function plainText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`)
}
