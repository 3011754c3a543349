import type { Kysely } from 'kysely'
import type { Database } from '@clipfront/catalog/database'

interface EditedTarget {
  kind: 'coupon' | 'merchant'
  id: number
}

/**
 * What stood in columns before editors set them: of each the oldest value since it was last given back to the imports; and
 * where the import that had brought it was undone since, what stood there before that. Moments come as texts.
 */
export async function readFormerValues(
  database: Kysely<Database>,
  target: EditedTarget,
  columns: readonly string[],
): Promise<Record<string, unknown>> {
  const former = await readBeforeEditors(database, target, columns)
  const runs = await database
    .selectFrom('import_change as n')
    .innerJoin('import_run as r', 'r.id', 'n.run_id')
    .select(['n.before', 'r.started_at', 'r.undone_at'])
    .where('n.kind', '=', target.kind)
    .where('n.target_id', '=', target.id)
    .orderBy('r.id', 'desc')
    .execute()
  for (const [column, found] of former) {
    const brought = runs.filter(({ before, started_at }) => column in before && started_at <= found.until)
    const standing = brought.findIndex(({ undone_at }) => undone_at === null)
    const undone = (standing === -1 ? brought : brought.slice(0, standing)).at(-1)
    // Categories are told by their slugs here, and by their ids there.
    if (undone && column !== 'categories') found.value = undone.before[column]
  }
  return Object.fromEntries([...former].map(([column, { value }]) => [column, value]))
}

/** What stood in each column before editors, and when the first of them changed it. */
async function readBeforeEditors(database: Kysely<Database>, { kind, id }: EditedTarget, columns: readonly string[]) {
  const edits = await database
    .selectFrom('edit')
    .select(['action', 'change', 'made_at'])
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .where('action', 'in', ['edit', 'reset'])
    .orderBy('id', 'desc')
    .execute()
  const former = new Map<string, { value: unknown; until: Date }>()
  const open = new Set(columns)
  for (const { action, change, made_at } of edits)
    for (const [column, [value]] of Object.entries(change)) {
      if (!open.has(column)) continue
      if (action === 'reset') open.delete(column)
      else former.set(column, { value, until: made_at })
    }
  return former
}
