import type { FastifyInstance } from 'fastify'

/** How long what is being answered may take after the signal; an event is tried for half of it while the database is away. */
const DRAIN_MS = 10_000

/**
 * Prepares a server for a graceful shutdown, before it listens: what it has taken is answered, and each connection is closed with
 * its answer. A client that keeps a connection, or reads nothing, would hold the process for a minute: it is cut off in the end.
 * @returns closes the server; settles when its last connection is closed
 */
export function prepareDrain(server: FastifyInstance, withinMs = DRAIN_MS): () => Promise<void> {
  let isDraining = false
  server.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close')
  })
  return async () => {
    isDraining = true
    const limit = setTimeout(() => server.server.closeAllConnections(), withinMs)
    await server.close()
    clearTimeout(limit)
  }
}
