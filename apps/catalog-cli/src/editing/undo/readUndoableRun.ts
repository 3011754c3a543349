import { type Kysely, sql } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import { UNDOABLE_RUNS } from '../../import/importRun.ts'
import { EditError } from '../EditError.ts'

/** The site of a run. @throws {EditError} there is no such run */
export async function readRunSite(database: Kysely<Database>, run: number): Promise<string> {
  const row = await database.selectFrom('import_run').select('site').where('id', '=', run).executeTakeFirst()
  if (row) return row.site
  throw new EditError(`There is no import ${run}. show runs lists them with their numbers.`)
}

/** @throws {EditError} the run was undone, or what it changed is not known any more */
export async function readUndoableRun(database: Kysely<Database>, id: number) {
  const run = await database.selectFrom('import_run').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  if (run.undone_at) throw new EditError(`Import ${id} was undone on ${run.undone_at.toISOString().slice(0, 10)}.`)
  const later = await database
    .selectFrom('import_run')
    .select(['id', 'undone_at'])
    .where('site', '=', run.site)
    .where('id', '>', id)
    .execute()
  if (later.length >= UNDOABLE_RUNS)
    throw new EditError(
      `Import ${id} is too long ago: ${later.length} imports of ${run.site} came after it, and what a run changed is kept for the last ${UNDOABLE_RUNS}. Hide or edit what is wrong.`,
    )
  await assertNoted(database, id, run.report)
  const standing = later.filter(({ undone_at }) => undone_at === null).map((row) => row.id)
  return { id, site: run.site, started_at: run.started_at, later: standing }
}

/** A run that is being undone; `later` are the runs of its site after it that stand. */
export type UndoneRun = Awaited<ReturnType<typeof readUndoableRun>>

/** Imports of earlier versions stored how much they changed, and not what. */
async function assertNoted(database: Kysely<Database>, id: number, report: object): Promise<void> {
  const { added = 0, changed = 0 } = report as { added?: number; changed?: number }
  if (added + changed === 0) return
  const { rows } = await sql<{ noted: boolean }>`
    select exists (select from import_change where run_id = ${id})
      or exists (select from import_listing where run_id = ${id})
      or exists (select from coupon where added_by_run = ${id})
      or exists (select from merchant where added_by_run = ${id}) as noted`.execute(database)
  if (rows[0]?.noted) return
  throw new EditError(
    `Nothing is left of what import ${id} added, or it ran before such notes were kept. There is nothing to undo.`,
  )
}

/** What was not undone, and why. */
export interface Skipped {
  kind: 'coupon' | 'merchant'
  id: number
  /** Empty for all of it. */
  fields: string[]
  why: SkipReason
}

export type SkipReason = 'an editor has changed it since' | 'a later import has changed it since'
