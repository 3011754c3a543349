import { sql, type Transaction } from 'kysely'
import type { Catalogue } from '../database/tables.ts'

/**
 * Keeps a row for the rest of the transaction: whoever changes it at this moment goes first. An import keeps what it has
 * changed until its end.
 * @returns false when there is no such row
 */
export async function lockRow(
  transaction: Transaction<Catalogue>,
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
