import { EditRefusal } from '../editing/EditRefusal.ts'
import type { Voice } from './Command.ts'
import { describeFailure } from './describeFailure.ts'
import { runCatalog } from './runCatalog.ts'
import { UsageError } from './UsageError.ts'

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
