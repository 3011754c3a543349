import type { Kysely } from 'kysely'
import type { Catalogue } from '../../database/tables.ts'

/** The imports of a site, or of all (null), the last first. */
export async function readRuns(database: Kysely<Catalogue>, { site, limit }: { site: string | null; limit: number }) {
  return database
    .selectFrom('import_run')
    .selectAll()
    .$if(site !== null, (query) => query.where('site', '=', site ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export type Runs = Awaited<ReturnType<typeof readRuns>>
