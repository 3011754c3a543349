import { randomBytes } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'

interface ConnectionLimits {
  /** Entered by every connection as it starts; the owner when left out. */
  role?: string
  statementTimeoutMs?: number
  /** How long one statement may wait for a lock. */
  lockTimeoutMs?: number
  /** At most this many at a time. */
  connections?: number
}

/** How the server knows our connections from those of an operator. */
export const CLIENT_NAME_PREFIX = 'clipfront'
/** The connections of this process. A number of the process would not do: those of two containers may be the same. */
export const CLIENT_NAME = `${CLIENT_NAME_PREFIX} ${randomBytes(4).toString('hex')}`

const CONNECT_TIMEOUT_MS = 10_000
/** What `<%` takes for a look-alike. PostgreSQL's own 0.6 misses two letters that changed places in a short name ("nimbsu"). */
const LOOK_ALIKE = 0.5

/** A day is its text: pg would make it midnight of this machine's zone. */
const DATE = types.builtins.DATE

/** Typed access to the server at `url`. Connections are made when they are needed; `destroy()` ends them. */
export function connect<Tables>(url: string, limits: ConnectionLimits = {}): Kysely<Tables> {
  const options = [
    limits.role && `-c role=${limits.role}`,
    limits.statementTimeoutMs && `-c statement_timeout=${limits.statementTimeoutMs}`,
    limits.lockTimeoutMs && `-c lock_timeout=${limits.lockTimeoutMs}`,
    // Moments in messages and casts read the same on every machine.
    '-c timezone=UTC',
    // Who is told that something is stored can rely on it, whatever the database is set to.
    '-c synchronous_commit=on',
    `-c pg_trgm.word_similarity_threshold=${LOOK_ALIKE}`,
  ]
  const pool = new Pool({
    connectionString: url,
    max: limits.connections ?? 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options: options.filter(Boolean).join(' '),
    application_name: CLIENT_NAME,
    types: { getTypeParser: (oid, format) => (oid === DATE ? String : types.getTypeParser(oid, format)) },
  })
  // A connection that the server ends would otherwise end this process: idle ones report to the pool, ones in use (between
  // two queries of a transaction) to themselves. The next query gets a new one or fails by itself.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
