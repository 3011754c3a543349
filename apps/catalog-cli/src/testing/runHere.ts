import type { Database } from '@clipfront/catalog/database'
import { type Finished, NOW } from '@clipfront/catalog/testing'
import type { Kysely } from 'kysely'
import { runCatalog } from '../runCatalog.ts'

/** What a command in this process opens: a test's database as it stands. To open it again takes longer than most commands do. */
export function createOpenHere(database: Kysely<Database>) {
  return async () => ({ database, close: async () => {}, leave: async () => {} })
}

/** Runs commands at `NOW`, in this process and over a test's database; with `settings` beside those of the database. */
export function createRunHere(database: Kysely<Database>, dataFolder: string, settings: Record<string, string> = {}) {
  const open = createOpenHere(database)
  return async (args: readonly string[]): Promise<Finished> => {
    const written = { output: '', complaints: '' }
    const code = await runCatalog(
      args,
      {
        DATABASE_URL: 'postgres://of.the/test',
        CLIPFRONT_DATA: dataFolder,
        CLIPFRONT_NOW: NOW.toISOString(),
        ...settings,
      },
      {
        print: (line) => void (written.output += `${line}\n`),
        printError: (line) => void (written.complaints += `${line}\n`),
      },
      { open },
    )
    return { code, ...written }
  }
}
