import { openDatabase, readDatabaseSettings } from '@clipfront/catalog/database'
import type { Voice, Command } from './arguments/Command.ts'
import { COMMANDS } from './commands/COMMANDS.ts'
import { UsageError } from './arguments/parseArguments.ts'

/**
 * The `catalog` command.
 * @returns its exit code: 0 done, 1 a file was refused
 * @throws {UsageError} the arguments were not understood
 * @throws {EditRefusal} an editor asked for what cannot be
 * @throws {ConfigError} the database or a setting cannot be used
 */
export async function runCatalog(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  voice: Voice,
): Promise<number> {
  const [name, ...rest] = args
  if (args.includes('--help') || args.includes('-h')) {
    voice.print(describeUsage(name))
    return 0
  }
  const work = findCommand(name).parse(rest, environment)
  const { databaseUrl, dataFolder, clock } = readDatabaseSettings(environment)
  const { database, close } = await openDatabase({ databaseUrl, dataFolder })
  try {
    return await work({ database, dataFolder, now: clock.now(), ...voice })
  } finally {
    await close()
  }
}

function findCommand(name: string | undefined) {
  if (isCommand(name)) return COMMANDS[name]
  throw new UsageError(
    `${name === undefined ? 'No command was given' : `There is no command "${name}"`}. Write npm run catalog -- and one of ${Object.keys(COMMANDS).join(', ')}; npm run catalog -- --help says more.`,
  )
}

function isCommand(name: string | undefined): name is keyof typeof COMMANDS {
  return name !== undefined && Object.hasOwn(COMMANDS, name)
}

/** How one command is called, or all of them where none has that name. */
function describeUsage(name: string | undefined): string {
  const commands: Record<string, Command> = COMMANDS
  const one = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
  const parts = one ? [one.usage] : Object.values(commands).map(({ usage }) => usage)
  return `Usage: npm run catalog -- <command> [options]

${parts.join('\n\n')}

  --help              this text; behind a command, of that alone
`
}
