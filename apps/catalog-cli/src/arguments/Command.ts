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

/** What a command does once its arguments are parsed. @returns false where a file was refused */
export type Run = (context: CommandContext) => Promise<boolean | void>

/** One word behind `npm run catalog --`. */
export interface Command {
  /** Its part of the usage text, indented by two. */
  usage: string
  /** Written behind `npm run catalog --`. */
  examples: readonly [string, ...string[]]
  /** Parses the arguments before anything is opened. @throws {UsageError} they are not understood */
  parse: (args: readonly string[], environment: NodeJS.ProcessEnv) => Run
}

type Options = NonNullable<ParseArgsConfig['options']>
type ParsedArgs<Given extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; allowPositionals: boolean; options: Given }>
>

/** A command by its usage text and its options, as `parseArgs` takes them. */
export function defineCommand<const Given extends Options>(definition: {
  usage: string
  examples: readonly [string, ...string[]]
  options: Given
  allowPositionals?: boolean
  parse: (parsed: ParsedArgs<Given>, environment: NodeJS.ProcessEnv) => Run
}): Command {
  const { usage, examples, options, allowPositionals = true, parse } = definition
  return {
    usage,
    examples,
    parse: (args, environment) => parse(parseArgs({ args: [...args], allowPositionals, options }), environment),
  }
}

/** What `--json` prints: one document, for programs. Its keys are in the usage text, and stay. */
export function formatJson(data: unknown): string {
  // JSON escapes the first 32 characters alone; a terminal obeys others too, and turns text around.
  return JSON.stringify(data, null, 2).replaceAll(
    /[\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
