import { ConfigError } from '@clipfront/routing/errors'
import { DatabaseError } from 'pg'

const BROKEN_CONNECTION = /^(?:E[A-Z]+|57P0[123]|08\w{3})$/

/** pg's own words, which have no code: the connection went while a query ran, or before it. */
const LOST_CONNECTION = /^(?:Connection terminated|Client has encountered a connection error)/

/**
 * What went wrong, for the person at the terminal: one line that says what to do. Only a fault of our own keeps its stack,
 * because whoever repairs it needs it.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return `catalog: ${String(error)}`
  if (error instanceof ConfigError) return `catalog: ${error.message}`
  const code = 'code' in error ? String(error.code) : ''
  if ('path' in error && 'syscall' in error)
    return `catalog: ${error.message}. Check the rights of that place and its room; nothing of the file under way was changed.`
  if (LOST_CONNECTION.test(error.message) || BROKEN_CONNECTION.test(code))
    return `catalog: The connection to the database broke (${error.message}). Nothing of the file under way was changed; see to the database, then run the command again.`
  if (error instanceof DatabaseError)
    return `catalog: The database refused it (${code}: ${error.message}). Nothing of the file under way was changed; report it with the file that caused it.`
  return error.stack ?? error.message
}
