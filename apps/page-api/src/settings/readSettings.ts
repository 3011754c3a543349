import path from 'node:path'
import type { DatabaseSettings } from '@clipfront/catalog/database'
import { type Clock, ConfigError, readClock, readPort, readSecrets, type Secrets } from '@clipfront/settings'

/** Everything that the environment decides. Read once, at the start. */
export interface Settings extends DatabaseSettings {
  /** What the server listens on; loopback unless `HOST` says otherwise. */
  host: string
  port: number
  adminPort: number
  clock: Clock
  secrets: Secrets
}

const REPOSITORY = path.resolve(import.meta.dirname, '..', '..', '..', '..')

/**
 * @param environment usually `process.env`
 * @throws {ConfigError} a value cannot be used; the message says which and what to write
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const dataFolder = path.resolve(environment['CLIPFRONT_DATA'] || path.join(REPOSITORY, '.data'))
  return {
    databaseUrl: readDatabaseUrl(environment['DATABASE_URL']),
    dataFolder,
    host: environment['HOST'] || '127.0.0.1',
    port: readPort(environment, 'PORT_API'),
    adminPort: readPort(environment, 'PORT_ADMIN_API'),
    clock: readClock(environment),
    secrets: readSecrets(environment, dataFolder),
  }
}

function readDatabaseUrl(value: string | undefined): string | null {
  if (!value) return null
  // Not by `URL`: an address that leads to a socket has no host (`postgres://user@/name?host=/run/postgresql`).
  if (/^postgres(?:ql)?:\/\/\S+$/.test(value)) return value
  // The value itself is not repeated: it may hold a password.
  throw new ConfigError(
    'DATABASE_URL is not a PostgreSQL address. Write postgres://user:password@host:5432/name, or leave it unset to use the embedded server.',
  )
}
