import type { Registry } from '@clipfront/telemetry'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Database } from '@clipfront/catalog/database'

/** For a whole request to arrive: whoever sends a byte a minute would keep a connection for nothing. */
export const REQUEST_TIMEOUT_MS = 30_000

/** What operators ask, on a port of its own: alive, ready, figures of the process. */
export function createAdmin(database: Kysely<Database>, registry: Registry): FastifyInstance {
  const admin = Fastify({ requestTimeout: REQUEST_TIMEOUT_MS })
  admin.get('/healthz', () => ({ status: 'alive' }))
  admin.get('/readyz', async (_request, reply) => sendReadiness(database, reply))
  admin.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
  return admin
}

/** 200 when pages can be made, else 503 with the reason. */
export async function sendReadiness(database: Kysely<Database>, reply: FastifyReply): Promise<FastifyReply> {
  try {
    await sql`select 1`.execute(database)
    return reply.send({ status: 'ready' })
  } catch {
    return reply.code(503).send({ status: 'not ready', message: 'The database does not answer.' })
  }
}
