import type { Kysely } from 'kysely'
import type { Catalogue } from '../database/tables.ts'

/**
 * What stood in columns before editors set them: of each the oldest value since it was last given back to the imports. Moments
 * come as texts.
 */
export async function formerValues(
  database: Kysely<Catalogue>,
  target: { kind: 'coupon' | 'merchant'; id: number },
  columns: readonly string[],
): Promise<Record<string, unknown>> {
  const edits = await database
    .selectFrom('edit')
    .select(['action', 'change'])
    .where('kind', '=', target.kind)
    .where('target_id', '=', target.id)
    .where('action', 'in', ['edit', 'reset'])
    .orderBy('id', 'desc')
    .execute()
  const values: Record<string, unknown> = {}
  const open = new Set(columns)
  for (const { action, change } of edits)
    for (const [column, [before]] of Object.entries(change)) {
      if (!open.has(column)) continue
      if (action === 'reset') open.delete(column)
      else values[column] = before
    }
  return values
}
