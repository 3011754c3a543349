import type { Kysely } from 'kysely'
import type { Database } from '@clipfront/catalog/database'

export interface Voice {
  /** The command's output. */
  print: (line: string) => void
  /** What went wrong, beside the output. */
  complain: (line: string) => void
}

export interface CommandPlace extends Voice {
  database: Kysely<Database>
  /** Absolute path of `CLIPFRONT_DATA`. */
  dataFolder: string
  now: Date
}

/** What a command does once it is understood. @returns its exit code */
export type Work = (place: CommandPlace) => Promise<number>

/** One word behind `npm run catalog --`. */
export interface Command {
  /** Its part of the usage text, indented by two. */
  usage: string
  /** Understands the arguments before anything is opened. @throws {UsageError} it does not */
  parse: (args: readonly string[], environment: NodeJS.ProcessEnv) => Work
}

/** Says that somebody else is at work, so that a command that stands still is understood. */
export function waitingOf({ complain }: Voice): () => void {
  return () => complain('An import or another editor is at work there; waiting for the end of it.')
}
