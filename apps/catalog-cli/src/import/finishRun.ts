import type { Kysely } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import type { ImportReport } from './ImportReport.ts'

/** As many runs of a site can be undone: what older ones changed is forgotten. */
export const UNDOABLE_RUNS = 30

/** Writes down what came of a run. */
export async function finishRun(
  database: Kysely<Database>,
  { run, site, report }: { run: number; site: string; report: ImportReport },
): Promise<void> {
  await database
    .updateTable('import_run')
    .set({ finished_at: new Date(), report: JSON.stringify(report) })
    .where('id', '=', run)
    .execute()
  const forgotten = database
    .selectFrom('import_run')
    .select('id')
    .where('site', '=', site)
    .orderBy('id', 'desc')
    .offset(UNDOABLE_RUNS)
  await database.deleteFrom('import_change').where('run_id', 'in', forgotten).execute()
  await database.deleteFrom('import_listing').where('run_id', 'in', forgotten).execute()
}
