import Fastify, { type FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Catalogue } from '../database/tables.ts'
import type { Metrics } from './createMetrics.ts'
import { REQUEST_TIMEOUT_MS } from './requestTimeout.ts'

interface AdminParts {
  database: Kysely<Catalogue>
  metrics: Metrics
}

/** What operators ask, on a port of its own: alive, ready, figures of the process. */
export function createAdmin({ database, metrics }: AdminParts): FastifyInstance {
  const admin = Fastify({ requestTimeout: REQUEST_TIMEOUT_MS })
  admin.get('/healthz', () => ({ status: 'alive' }))
  admin.get('/readyz', async (_request, reply) => {
    try {
      await sql`select 1`.execute(database)
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'not ready', message: 'The database does not answer.' })
    }
  })
  admin.get('/metrics', (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.render()),
  )
  return admin
}
