import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { Kysely } from 'kysely'
import type { Database } from '@clipfront/catalog/database'

export interface Output {
  print: (line: string) => void
  /** To stderr. */
  printError: (line: string) => void
}

export interface CommandContext extends Output {
  database: Kysely<Database>
  /** Absolute path of `CLIPFRONT_DATA`. */
  dataFolder: string
  now: Date
}

/** What a command has that reads files alone. */
export type OfflineContext = Omit<CommandContext, 'database'>

/** What a command does once its arguments are parsed. @returns false where a file was refused */
export type Run<Context = CommandContext> = (context: Context) => Promise<boolean | void>

interface Described {
  /** Its part of the usage text, indented by two. */
  usage: string
  /** Written behind `npm run catalog --`. */
  examples: readonly [string, ...string[]]
}

/** Parses the arguments before anything is opened. @throws {UsageError} they are not understood */
type Parse<Context> = (args: readonly string[], environment: NodeJS.ProcessEnv) => Run<Context>

/** One word behind `npm run catalog --`. */
export type Command = Described &
  ({ needsDatabase: true; parse: Parse<CommandContext> } | { needsDatabase: false; parse: Parse<OfflineContext> })

type Options = NonNullable<ParseArgsConfig['options']>
type ParsedArgs<Given extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; allowPositionals: boolean; options: Given }>
>

interface Definition<Given extends Options, Context> extends Described {
  options: Given
  allowPositionals?: boolean
  parse: (parsed: ParsedArgs<Given>, environment: NodeJS.ProcessEnv) => Run<Context>
}

/** A command by its usage text and its options, as `parseArgs` takes them. */
export function defineCommand<const Given extends Options>(definition: Definition<Given, CommandContext>): Command {
  const { usage, examples } = definition
  return { usage, examples, needsDatabase: true, parse: toParse(definition) }
}

/** The same of one for which no database is opened. */
export function defineOfflineCommand<const Given extends Options>(
  definition: Definition<Given, OfflineContext>,
): Command {
  const { usage, examples } = definition
  return { usage, examples, needsDatabase: false, parse: toParse(definition) }
}

function toParse<Given extends Options, Context>(definition: Definition<Given, Context>): Parse<Context> {
  const { options, allowPositionals = true, parse } = definition
  return (args, environment) => parse(parseArgs({ args: [...args], allowPositionals, options }), environment)
}

/** What `--json` prints: one document, for programs. Its keys are in the usage text, and stay. */
export function formatJson(data: unknown): string {
  // JSON escapes the first 32 characters alone; a terminal obeys others too, and turns text around.
  return JSON.stringify(data, null, 2).replaceAll(
    /[\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
