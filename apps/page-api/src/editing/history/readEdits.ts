import type { Kysely } from 'kysely'
import type { Catalogue } from '../../database/tables.ts'
import type { EditTable } from '../../database/tables/editing.ts'

/** Who changed something, when, why and what; the last first. */
export async function readEdits(database: Kysely<Catalogue>, kind: EditTable['kind'], id: number) {
  return database
    .selectFrom('edit')
    .select(['id', 'made_at', 'action', 'by_name', 'reason', 'change'])
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .orderBy('id', 'desc')
    .execute()
}

export type Edits = Awaited<ReturnType<typeof readEdits>>
