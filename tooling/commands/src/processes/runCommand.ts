import { parseArgs } from 'node:util'
import { UsageError } from '../base/UsageError.ts'
import { type OnStop, runUntilStopped } from './runUntilStopped.ts'

interface Option {
  type: 'string' | 'boolean'
  multiple?: true
  /** Of a string: what is written behind it, such as `beta|prod`. */
  value?: string
  /** What it does. A line break continues under it. */
  about: string
}
type Options = Readonly<Record<string, Option>>

/** How a command is called: the one place that its help and the parsing of its arguments come from. */
interface CommandDefinition<Given extends Options> {
  /** Its script in package.json. */
  name: string
  /** What it does. */
  about: string
  /** What it takes beside options, in its order: `SITE`, `[SITE]` where it may be left out, `[PART…]` for several. */
  takes?: Readonly<Record<string, string>>
  options?: Given
  /** Written behind the name. */
  examples: readonly [string, ...string[]]
  /** The exit code when Ctrl-C ends it: 0 for a command that has no other end. */
  stoppedCode?: 0
}

type ParsedOptions<Given extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; allowPositionals: true; options: Given }>
>['values']

/**
 * Runs one of the commands of package.json: `--help` says how it is called, and what is not understood ends it in one line, before
 * anything is done.
 * @param work gets the options by name and what else was given; what it throws as `UsageError` was not understood either
 */
export async function runCommand<const Given extends Options>(
  definition: CommandDefinition<Given>,
  work: (given: { values: ParsedOptions<Given>; taken: string[] }, onStop: OnStop) => Promise<number | void>,
): Promise<void> {
  const args = process.argv.slice(2)
  if (args.some((argument) => argument === '--help' || argument === '-h')) return console.log(describe(definition))
  const attempt = async (onStop: OnStop): Promise<number | void> => {
    try {
      return await work(parse(definition, args), onStop)
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      console.error(error.message)
      return 2
    }
  }
  await runUntilStopped(attempt, definition.stoppedCode)
}

function parse<Given extends Options>(definition: CommandDefinition<Given>, args: string[]) {
  const help = `${describeCall(definition)}; ${callName(definition)} -- --help says more.`
  const { values, positionals } = parseOptions(definition, args, help)
  const names = Object.keys(definition.takes ?? {})
  const missing = names.find((name, position) => !name.startsWith('[') && positionals[position] === undefined)
  if (missing !== undefined) throw new UsageError(`Which ${missing}? ${help}`)
  const extra = positionals[names.length]
  if (extra !== undefined && !names.at(-1)?.endsWith('…]')) throw new UsageError(`"${extra}" is too much. ${help}`)
  return { values, taken: positionals }
}

function parseOptions<Given extends Options>(definition: CommandDefinition<Given>, args: string[], help: string) {
  try {
    return parseArgs({ args, allowPositionals: true, options: (definition.options ?? {}) as Given })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const unknown = /^Unknown option '([^']*)'/.exec(message)?.[1]
    // Node goes on to explain arguments that begin with a dash, which hardly anybody meant.
    const what =
      unknown === undefined ? message.split(/\. |\n/)[0]?.replace(/\.$/, '') : `There is no option ${unknown}`
    throw new UsageError(`${what}. ${help}`, { cause: error })
  }
}

function callName({ name }: Pick<CommandDefinition<Options>, 'name'>): string {
  return name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`
}

function describeCall(definition: CommandDefinition<Options>): string {
  const { takes = {}, options = {} } = definition
  const words = [...Object.keys(takes), ...Object.entries(options).map((option) => `[${describeOption(option)}]`)]
  return `Usage: ${callName(definition)}${words.length > 0 ? ` -- ${words.join(' ')}` : ''}`
}

function describeOption([name, { value, multiple }]: [string, Option]): string {
  return `--${name}${value ? ` ${value}` : ''}${multiple ? '…' : ''}`
}

function describe(definition: CommandDefinition<Options>): string {
  const { about, takes = {}, options = {}, examples } = definition
  const call = callName(definition)
  const rows = [
    ...Object.entries(takes).map(([name, what]) => [name.replaceAll(/[[\]]/g, ''), what] as const),
    ...Object.entries(options).map((option) => [describeOption(option), option[1].about] as const),
    ['--help', 'this text'] as const,
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  const lines = rows.map(
    ([name, what]) => `  ${name.padEnd(width)}  ${what.replaceAll('\n', `\n${' '.repeat(width + 4)}`)}`,
  )
  const json = 'json' in options ? ['', `A program that reads --json asks npm to be silent: npm run --silent …`] : []
  return [
    describeCall(definition),
    '',
    about,
    '',
    ...lines,
    '',
    examples.length === 1 ? 'Example:' : 'Examples:',
    ...examples.map((example) => `  ${example === '' ? call : `${call} -- ${example}`}`),
    ...json,
    '',
    `Exit codes: 0 done, 1 failed, 2 not understood${definition.stoppedCode === 0 ? '' : ', 130 stopped'}.`,
  ].join('\n')
}
