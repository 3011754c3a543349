import { once } from 'node:events'
import { openDatabase, readDatabaseSettings } from '@clipfront/catalog/database'
import { ConfigError } from '@clipfront/routing/errors'
import { DatabaseError } from 'pg'
import type { Command, Output } from './arguments/Command.ts'
import { UsageError } from './arguments/parseArguments.ts'
import { hideCommand, pinCommand, verifyCommand } from './commands/couponCommands.ts'
import { editCommand } from './commands/editCommand.ts'
import { explainCommand } from './commands/explainCommand.ts'
import { figuresCommand } from './commands/figuresCommand.ts'
import { forgetCommand } from './commands/forgetCommand.ts'
import { demoCommand, importCommand, undoImportCommand } from './commands/importCommand.ts'
import { mailCommand } from './commands/mailCommand.ts'
import { mapCommand } from './commands/mapCommand.ts'
import { mediaCommand } from './commands/mediaCommand.ts'
import { postCommand } from './commands/postCommand.ts'
import { reviewCommand } from './commands/reviewCommand.ts'
import { showCommand } from './commands/showCommand.ts'
import { statsCommand } from './commands/statsCommand.ts'
import { synonymCommand } from './commands/synonymCommand.ts'
import { withoutControls } from './describe/describeValue.ts'
import { EditError } from './editing/EditError.ts'

/** Every command by its word, in the order of the usage text. */
export const COMMANDS = new Map<string | undefined, Command>([
  ['import', importCommand],
  ['stats', statsCommand],
  ['figures', figuresCommand],
  ['show', showCommand],
  ['explain', explainCommand],
  ['verify', verifyCommand],
  ['edit', editCommand],
  ['hide', hideCommand],
  ['pin', pinCommand],
  ['map', mapCommand],
  ['undo-import', undoImportCommand],
  ['review', reviewCommand],
  ['post', postCommand],
  ['media', mediaCommand],
  ['mail', mailCommand],
  ['forget', forgetCommand],
  ['synonym', synonymCommand],
  ['demo', demoCommand],
])

/** What shells report of a command that Ctrl-C ended. */
const INTERRUPTED = 130

class StoppedError extends Error {}

/**
 * The `catalog` command. An error that the operator can mend is one line, without a stack.
 * @param stop ends it in the middle: its transaction is rolled back, and the embedded server left
 * @returns its exit code: 0 done, 1 a file was refused or the command failed, 2 it was not understood, 130 it was stopped
 */
export async function runCatalog(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  output: Output,
  stop?: AbortSignal,
): Promise<number> {
  try {
    return (await runCommand(args, environment, output, stop)) === false ? 1 : 0
  } catch (error) {
    if (error instanceof StoppedError) return INTERRUPTED
    // It may quote what a shopper typed.
    output.printError(withoutControls(describeError(error, args[0])))
    return isUsageError(error) ? 2 : 1
  }
}

async function runCommand(
  [name, ...rest]: readonly string[],
  environment: NodeJS.ProcessEnv,
  output: Output,
  stop?: AbortSignal,
) {
  const command = COMMANDS.get(name)
  if ([name, ...rest].some((argument) => argument === '--help' || argument === '-h'))
    return output.print(describeUsage(command))
  if (!command)
    throw new UsageError(
      `${name === undefined ? 'No command was given' : `There is no command "${name}"`}. Write npm run catalog -- and one of ${[...COMMANDS.keys()].join(', ')}; npm run catalog -- --help says more.`,
    )
  if (!command.needsDatabase) {
    const run = command.parse(rest, environment)
    const { clock, dataFolder } = readDatabaseSettings(environment)
    return untilStopped(run({ dataFolder, now: clock.now(), ...output }), stop)
  }
  const run = command.parse(rest, environment)
  const { clock, ...settings } = readDatabaseSettings(environment)
  const { database, close, leave } = await openDatabase({ ...settings, report: output.printError })
  try {
    return await untilStopped(run({ database, dataFolder: settings.dataFolder, now: clock.now(), ...output }), stop)
  } finally {
    // What was under way is rolled back as its connection ends, with this process.
    await (stop?.aborted ? leave() : close())
  }
}

function untilStopped<Result>(running: Promise<Result>, stop: AbortSignal | undefined): Promise<Result> {
  return stop ? Promise.race([running, waitForStop(stop)]) : running
}

async function waitForStop(stop: AbortSignal): Promise<never> {
  if (!stop.aborted) await once(stop, 'abort')
  throw new StoppedError()
}

/** How one command is called, or all of them. */
function describeUsage(command: Command | undefined): string {
  const commands = command ? [command] : [...COMMANDS.values()]
  const examples = commands.flatMap((each) => each.examples.slice(0, command ? undefined : 1))
  return `Usage: npm run catalog -- <command> [options]

${commands.map(({ usage }) => usage).join('\n\n')}

  --help              this text; behind a command, of that alone

${examples.length === 1 ? 'Example' : 'Examples'}:
${examples.map((example) => `  npm run catalog -- ${example}`).join('\n')}

Paths are taken from the folder in which the command is typed.
A program that reads --json asks npm to be silent: npm run --silent catalog -- …
Exit codes: 0 done, 1 refused or failed, 2 not understood.
`
}

/** An unknown option is an error of Node's own. */
function isUsageError(error: unknown): boolean {
  return error instanceof UsageError || findCode(error).startsWith('ERR_PARSE_ARGS')
}

function findCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

const BROKEN_CONNECTION = /^(?:E[A-Z]+|57P0[123]|08\w{3})$/

/** pg's own words, which have no code: the connection went while a query ran, or before it. */
const LOST_CONNECTION = /^(?:Connection terminated|Client has encountered a connection error)/

/**
 * What went wrong and what to do, in one line. Only an error of our own has its stack, for whoever repairs it.
 * @param command the word that was typed
 */
export function describeError(error: unknown, command?: string): string {
  if (!(error instanceof Error)) return `catalog: ${String(error)}`
  const { message } = error
  if (error instanceof EditError) return `refused: ${message}`
  if (error instanceof ConfigError || error instanceof UsageError) return `catalog: ${message}`
  if (isUsageError(error)) {
    // Node goes on to explain arguments that begin with a dash, which hardly anybody meant.
    const [what = message] = message.split(/\. |\n/)
    const help = ['npm run catalog --', ...(COMMANDS.has(command) ? [command] : []), '--help'].join(' ')
    return `catalog: ${what.replace(/\.$/, '')}. ${help} lists the options.`
  }
  const code = findCode(error)
  if ('path' in error && 'syscall' in error)
    return `catalog: ${message}. Check the rights of that place and its room; nothing of the file under way was changed.`
  if (LOST_CONNECTION.test(message) || BROKEN_CONNECTION.test(code))
    return `catalog: The connection to the database broke (${message}). Nothing of the file under way was changed; see to the database, then run the command again.`
  if (error instanceof DatabaseError)
    return `catalog: The database refused it (${code}: ${message}). Nothing of the file under way was changed; report it with the file that caused it.`
  return error.stack ?? message
}
