import { once } from 'node:events'
import { openDatabase, readDatabaseSettings } from '@clipfront/catalog/database'
import { ConfigError } from '@clipfront/routing/errors'
import { DatabaseError } from 'pg'
import type { Command, Output } from './arguments/Command.ts'
import { UsageError } from './arguments/parseArguments.ts'
import { withoutControls } from '@clipfront/feeds/text'
import { EditError } from './editing/EditError.ts'

/** Every command by its word, in the order of the usage text. Only the one that is called is loaded: most need little of all this. */
export const COMMANDS = new Map<string | undefined, () => Promise<Command>>([
  ['import', async () => (await import('./commands/importCommand.ts')).importCommand],
  ['stats', async () => (await import('./commands/statsCommand.ts')).statsCommand],
  ['figures', async () => (await import('./commands/figuresCommand.ts')).figuresCommand],
  ['show', async () => (await import('./commands/showCommand.ts')).showCommand],
  ['explain', async () => (await import('./commands/explainCommand.ts')).explainCommand],
  ['verify', async () => (await import('./commands/couponCommands.ts')).verifyCommand],
  ['edit', async () => (await import('./commands/editCommand.ts')).editCommand],
  ['hide', async () => (await import('./commands/couponCommands.ts')).hideCommand],
  ['pin', async () => (await import('./commands/couponCommands.ts')).pinCommand],
  ['map', async () => (await import('./commands/mapCommand.ts')).mapCommand],
  ['undo-import', async () => (await import('./commands/importCommand.ts')).undoImportCommand],
  ['review', async () => (await import('./commands/reviewCommand.ts')).reviewCommand],
  ['post', async () => (await import('./commands/postCommand.ts')).postCommand],
  ['media', async () => (await import('./commands/mediaCommand.ts')).mediaCommand],
  ['mail', async () => (await import('./commands/mailCommand.ts')).mailCommand],
  ['forget', async () => (await import('./commands/forgetCommand.ts')).forgetCommand],
  ['synonym', async () => (await import('./commands/synonymCommand.ts')).synonymCommand],
  ['demo', async () => (await import('./commands/importCommand.ts')).demoCommand],
])

/** What shells report of a command that Ctrl-C ended. */
const INTERRUPTED = 130

class StoppedError extends Error {}

interface RunOptions {
  /** Ends it in the middle: its transaction is rolled back, and the embedded server left. */
  stop?: AbortSignal
  /** Opens the database, where it is open already: by default that of the environment. */
  open?: (
    ...given: Parameters<typeof openDatabase>
  ) => Promise<Pick<Awaited<ReturnType<typeof openDatabase>>, 'database' | 'close' | 'leave'>>
}

/**
 * The `catalog` command. An error that the operator can mend is one line, without a stack.
 * @returns its exit code: 0 done, 1 a file was refused or the command failed, 2 it was not understood, 130 it was stopped
 */
export async function runCatalog(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  output: Output,
  options: RunOptions = {},
): Promise<number> {
  try {
    return (await runCommand(args, environment, output, options)) === false ? 1 : 0
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
  { stop, open = openDatabase }: RunOptions,
) {
  const command = await COMMANDS.get(name)?.()
  if ([name, ...rest].some((argument) => argument === '--help' || argument === '-h'))
    return output.print(describeUsage(command ? [command] : await loadAll()))
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
  const { database, close, leave } = await open({ ...settings, report: output.printError })
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

async function loadAll(): Promise<Command[]> {
  return Promise.all([...COMMANDS.values()].map((load) => load()))
}

/** How one command is called, or each of them. */
function describeUsage(commands: readonly Command[]): string {
  const most = commands.length === 1 ? undefined : 1
  const examples = commands.flatMap((each) => each.examples.slice(0, most))
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
