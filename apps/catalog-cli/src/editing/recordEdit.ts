import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, EditTable } from '@clipfront/catalog/database'

interface Edit {
  site: string
  kind: EditTable['kind']
  id: number
  action: string
  difference: Difference
}

/** Writes down who changed what, when and why; in the transaction of the change. */
export async function recordEdit(
  database: Kysely<Database>,
  { site, kind, id, action, difference }: Edit,
  { by, reason, now }: Change,
): Promise<void> {
  const who = { by_name: by, reason, made_at: now }
  await database
    .insertInto('edit')
    .values({ site, kind, target_id: id, action, change: JSON.stringify(difference), ...who })
    .execute()
}

/** Who changes something, and why. */
export interface Change {
  by: string
  reason: string
  now: Date
  /** Somebody else is changing it, or an import is under way, and this waits for their end. */
  onWait?: () => void
}

/** By field: what was there, what is there now. */
export type Difference = Record<string, readonly [before: unknown, after: unknown]>

/** What of a row is set to something else. */
export function findDifference(row: object, set: object): Difference {
  const before: Record<string, unknown> = { ...row }
  return Object.fromEntries(
    Object.entries(set).flatMap(([field, after]) =>
      isSame(before[field], after) ? [] : [[field, [before[field] ?? null, after] as const]],
    ),
  )
}

/** As JSON, in which moments are texts. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

const JSON_COLUMNS = new Set(['about', 'conditions', 'discount', 'facts', 'how_to_use', 'questions', 'terms'])

/** Values as the driver takes them: what stands in a column of JSON is text. */
export function withStoredJson(set: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(set).map(([column, value]) => [
      column,
      JSON_COLUMNS.has(column) && value !== null ? JSON.stringify(value) : value,
    ]),
  )
}

/**
 * Keeps a row for the rest of the transaction: whoever changes it at this moment goes first. An import keeps what it has
 * changed until its end.
 * @returns false when there is no such row
 */
export async function lockRow(
  transaction: Transaction<Database>,
  table: 'coupon' | 'merchant' | 'review' | 'submission',
  id: number,
  onWait?: () => void,
): Promise<boolean> {
  const row = sql`select 1 from ${sql.table(table)} where id = ${id}`
  const { rows: free } = await sql`${row} for no key update skip locked`.execute(transaction)
  if (free.length > 0) return true
  const { rows: known } = await row.execute(transaction)
  if (known.length === 0) return false
  onWait?.()
  const { rows } = await sql`${row} for no key update`.execute(transaction)
  return rows.length > 0
}
