import { Server as NetServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Drain } from './ServerProcess.ts'

/**
 * Prepares a server for a graceful shutdown: a draining server closes kept-alive connections with their next response. Closing
 * an idle one at once could fail a request that is on its way.
 * @returns drains the server; settles when the last connection is closed or the time is up
 */
export function prepareDrain(server: FastifyInstance): (drain: Drain) => Promise<void> {
  let isDraining = false
  server.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close')
  })
  return async ({ withinMs, isReplaced }) => {
    isDraining = true
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, withinMs)
    // `http.Server.close` would end idle connections at once.
    NetServer.prototype.close.call(server.server, () => resolve())
    if (!isReplaced) server.server.closeIdleConnections()
    await promise
    clearTimeout(timer)
    server.server.closeAllConnections()
  }
}
