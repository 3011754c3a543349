import path from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '@clipfront/catalog/database'

interface Start {
  site: { code: string }
  format: string
  file: string
  now: Date
}

/** @returns the number of the run, by which all that it changes is noted */
export async function startRun(database: Kysely<Database>, { site, format, file, now }: Start): Promise<number> {
  const { id } = await database
    .insertInto('import_run')
    .values({ site: site.code, format, files: [path.basename(file)], started_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
