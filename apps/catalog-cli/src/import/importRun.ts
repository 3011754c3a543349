import path from 'node:path'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Database } from '@clipfront/catalog/database'
import { parseFeedName } from '@clipfront/feeds/map'
import { countAccepted, type ImportReport, reportSchema } from './ImportReport.ts'

/** One import of one file, which can be undone by its number. */
export interface ImportRun {
  /** Its number in `import_run`. */
  run: number
  /** Code of the site. */
  site: string
  now: Date
}

/** @returns the number of the run, by which all that it changes is noted */
export async function startRun(
  database: Kysely<Database>,
  { site, format, file, now }: { site: { code: string }; format: string; file: string; now: Date },
): Promise<number> {
  const { id } = await database
    .insertInto('import_run')
    .values({ site: site.code, format, files: [path.basename(file)], started_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** As many runs of a site can be undone: what older ones changed is deleted. */
export const UNDOABLE_RUNS = 30

/** Stores the report of a run. */
export async function finishRun(
  database: Kysely<Database>,
  { run, site, report }: { run: number; site: string; report: ImportReport },
): Promise<void> {
  await database
    .updateTable('import_run')
    .set({ finished_at: new Date(), report: JSON.stringify(report) })
    .where('id', '=', run)
    .execute()
  const expired = database
    .selectFrom('import_run')
    .select('id')
    .where('site', '=', site)
    .orderBy('id', 'desc')
    .offset(UNDOABLE_RUNS)
  await database.deleteFrom('import_change').where('run_id', 'in', expired).execute()
  await database.deleteFrom('import_listing').where('run_id', 'in', expired).execute()
}

/** More than a site's feeds bring in months. */
const MOST_RUNS = 1000

/** The last import of the same feed: of this site, in this format, from a file whose name differs by its date at most. */
export async function findLastRun(
  database: Kysely<Database>,
  { site, format, file }: { site: string; format: string; file: string },
) {
  const runs = await database
    .selectFrom('import_run')
    .select(['files', 'report'])
    .where('site', '=', site)
    .where('format', '=', format)
    // One that was undone says nothing of what the feed should bring.
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(MOST_RUNS)
    .execute()
  const feed = parseFeedName(file)
  for (const { files, report } of runs) {
    const [name] = files
    if (name !== undefined && parseFeedName(name) === feed)
      return { file: name, accepted: countAccepted(v.parse(reportSchema, report)) }
  }
  return null
}

export type LastRun = NonNullable<Awaited<ReturnType<typeof findLastRun>>>
