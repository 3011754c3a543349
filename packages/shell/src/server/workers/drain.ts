import { Server as NetServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Drain } from './Serving.ts'

/**
 * Makes it possible to end a server without cutting anybody off. A connection that is kept alive is told to end with its next
 * answer; one that is closed while idle may be about to carry a request, which would fail.
 * @returns ends it, and settles when the last connection is gone or the time is up
 */
export function prepareDrain(server: FastifyInstance): (drain: Drain) => Promise<void> {
  let isDraining = false
  server.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close')
  })
  return async ({ withinMs, isReplaced }) => {
    isDraining = true
    const { promise, resolve } = Promise.withResolvers<void>()
    const limit = setTimeout(resolve, withinMs)
    // The HTTP server's own `close` would end idle connections at once.
    NetServer.prototype.close.call(server.server, () => resolve())
    if (!isReplaced) server.server.closeIdleConnections()
    await promise
    clearTimeout(limit)
    server.server.closeAllConnections()
  }
}
