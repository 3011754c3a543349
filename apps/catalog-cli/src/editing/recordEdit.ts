import { isDeepStrictEqual } from 'node:util'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, EditTable } from '@clipfront/catalog/database'

/** Records who changed what, when and why; in the transaction of the change. */
export async function recordEdit(
  database: Kysely<Database>,
  edit: { site: string; kind: EditTable['kind']; id: number; action: string; difference: Difference },
  { by, reason, now }: Change,
): Promise<void> {
  const { id, difference, ...kind } = edit
  await database
    .insertInto('edit')
    .values({ ...kind, target_id: id, change: JSON.stringify(difference), by_name: by, reason, made_at: now })
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

/** What of a row is set to something else: compared as JSON, in which moments are texts. Keys may be in any order: jsonb has its own. */
export function findDifference(row: object, set: object): Difference {
  const before = new Map(Object.entries(row))
  const pairs = Object.entries(set).map(
    ([field, after]) => [field, [before.get(field) ?? null, after] as const] as const,
  )
  return Object.fromEntries(pairs.filter(([, [was, is]]) => !isDeepStrictEqual(asJson(was), asJson(is))))
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null))
}

const JSON_COLUMNS = new Set(['about', 'conditions', 'discount', 'facts', 'how_to_use', 'questions', 'terms'])

/** Values as the driver takes them: JSON as text. */
export function withStoredJson(set: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(set).map(([column, value]) => [
      column,
      JSON_COLUMNS.has(column) && value !== null ? JSON.stringify(value) : value,
    ]),
  )
}

/** Locks a row for the rest of the transaction, once whoever is changing it, an editor or an import, has ended. */
export async function lockRow(
  transaction: Transaction<Database>,
  table: 'coupon' | 'merchant' | 'review' | 'submission',
  id: number,
  onWait?: () => void,
): Promise<void> {
  const row = sql`select 1 from ${sql.table(table)} where id = ${id}`
  const free = await sql`${row} for no key update skip locked`.execute(transaction)
  if (free.rows.length > 0) return
  const { rows } = await row.execute(transaction)
  if (rows.length === 0) return
  onWait?.()
  await sql`${row} for no key update`.execute(transaction)
}
