import type { Kysely } from 'kysely'
import type { Catalogue } from '../database/tables.ts'
import type { EditTable } from '../database/tables/editing.ts'
import type { Change, Difference } from './Change.ts'

interface Edit {
  site: string
  kind: EditTable['kind']
  id: number
  action: string
  difference: Difference
}

/** Writes down who changed what, when and why; in the transaction of the change. */
export async function recordEdit(
  database: Kysely<Catalogue>,
  { site, kind, id, action, difference }: Edit,
  { by, reason, now }: Change,
): Promise<void> {
  const who = { by_name: by, reason, made_at: now }
  await database
    .insertInto('edit')
    .values({ site, kind, target_id: id, action, change: JSON.stringify(difference), ...who })
    .execute()
}
