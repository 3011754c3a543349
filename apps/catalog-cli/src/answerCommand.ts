import { ConfigError } from '@clipfront/routing/errors'
import { DatabaseError } from 'pg'
import { EditRefusal } from './editing/EditRefusal.ts'
import type { Voice } from './arguments/Command.ts'
import { UsageError } from './arguments/parseArguments.ts'
import { runCatalog } from './runCatalog.ts'

/**
 * The `catalog` command with whatever goes wrong: what the operator can mend is said in one line, without a stack.
 * @returns its exit code: 0 done, 1 a file was refused or the command failed, 2 it was not understood
 */
export async function answerCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  voice: Voice,
): Promise<number> {
  try {
    return await runCatalog(args, environment, voice)
  } catch (error) {
    if (error instanceof EditRefusal) {
      voice.complain(`refused: ${error.message}`)
      return 1
    }
    voice.complain(isUsage(error) ? `catalog: ${describeUsage(error)}` : describeFailure(error))
    return isUsage(error) ? 2 : 1
  }
}

/** Node explains an unknown option by what hardly anybody meant: arguments that begin with a dash. */
function describeUsage(error: Error): string {
  if (error instanceof UsageError) return error.message
  const [what = error.message] = error.message.split(/\. |\n/)
  return `${what.replace(/\.$/, '')}. npm run catalog -- --help lists the options.`
}

/** Node's own complaint about an unknown option belongs to the arguments too. */
function isUsage(error: unknown): error is Error {
  if (error instanceof UsageError) return true
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

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
