import { describeHttpLimits, HTTP_LIMITS } from '@clipfront/settings'
import type { Registry } from '@clipfront/telemetry'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'

/**
 * What operators ask, on a port of its own: alive, ready, figures of the process.
 * @param isReachable whether the database answers; settles within a second or so
 */
export function createAdmin(
  isReachable: () => Promise<boolean>,
  registry: Registry,
  limits = HTTP_LIMITS,
): FastifyInstance {
  const admin = Fastify(describeHttpLimits(limits))
  admin.server.maxConnections = limits.maxConnections
  admin.get('/healthz', () => ({ status: 'alive' }))
  admin.get('/readyz', async (_request, reply) => sendReadiness(await isReachable(), reply))
  admin.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
  return admin
}

/** 200 when pages can be made, else 503 with the reason. */
export function sendReadiness(isReady: boolean, reply: FastifyReply): FastifyReply {
  return isReady
    ? reply.send({ status: 'ready' })
    : reply.code(503).send({ status: 'not ready', message: 'The database does not answer.' })
}
