import type { Kysely } from 'kysely'
import type { Catalogue } from '../../database/tables.ts'
import { EditRefusal } from '../EditRefusal.ts'
import { readEdits } from './readEdits.ts'

/** An import, and the first of the offers that it added and changed. @throws {EditRefusal} there is none of that number */
export async function readRun(database: Kysely<Catalogue>, { id, limit }: { id: number; limit: number }) {
  const run = await database.selectFrom('import_run').selectAll().where('id', '=', id).executeTakeFirst()
  if (!run) throw new EditRefusal(`There is no import ${id}. show runs lists them with their numbers.`)
  return {
    run,
    added: await database
      .selectFrom('coupon')
      .select(['id', 'code', 'title'])
      .where('added_by_run', '=', id)
      .orderBy('id')
      .limit(limit)
      .execute(),
    changed: await database
      .selectFrom('import_change as n')
      .innerJoin('coupon as c', 'c.id', 'n.target_id')
      .select(['c.id', 'c.code', 'c.title', 'n.before'])
      .where('n.run_id', '=', id)
      .where('n.kind', '=', 'coupon')
      .orderBy('c.id')
      .limit(limit)
      .execute(),
    edits: await readEdits(database, 'import', id),
  }
}

export type RunHistory = Awaited<ReturnType<typeof readRun>>
