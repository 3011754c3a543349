import path from 'node:path'
import { type Clock, ConfigError, readClock } from '@clipfront/settings'
import type { DatabaseSettings } from './openDatabase.ts'

const REPOSITORY = path.resolve(import.meta.dirname, '..', '..', '..', '..')

/**
 * Where the catalog lies, and what time it is there: `DATABASE_URL`, `DATABASE_APP_URL`, `CLIPFRONT_DATA`, `CLIPFRONT_NOW`.
 * @param environment usually `process.env`
 * @throws {ConfigError} a value cannot be used; the message says which and what to write
 */
export function readDatabaseSettings(environment: NodeJS.ProcessEnv): DatabaseSettings & { clock: Clock } {
  const databaseUrl = readDatabaseUrl(environment, 'DATABASE_URL')
  const appDatabaseUrl = readDatabaseUrl(environment, 'DATABASE_APP_URL')
  if (appDatabaseUrl && !databaseUrl)
    throw new ConfigError(
      'DATABASE_APP_URL is set and DATABASE_URL is not. Set DATABASE_URL to the same database, with the user that owns it: migrations need it.',
    )
  return {
    databaseUrl,
    appDatabaseUrl,
    dataFolder: path.resolve(environment['CLIPFRONT_DATA'] || path.join(REPOSITORY, '.data')),
    clock: readClock(environment),
  }
}

function readDatabaseUrl(environment: NodeJS.ProcessEnv, name: 'DATABASE_URL' | 'DATABASE_APP_URL'): string | null {
  const value = environment[name]
  if (!value) return null
  // Not by `URL`: an address that leads to a socket has no host (`postgres://user@/name?host=/run/postgresql`).
  if (/^postgres(?:ql)?:\/\/\S+$/.test(value)) return value
  // The value itself is not repeated: it may hold a password.
  throw new ConfigError(
    `${name} is not a PostgreSQL address. Write postgres://user:password@host:5432/name, or leave it unset.`,
  )
}
