import { sql, type Transaction } from 'kysely'
import type { Database } from '@clipfront/catalog/database'

/**
 * Keeps other imports of a site out until the transaction ends: each would miss what the other adds.
 * @param onWait called once when another one is under way, and this one waits for its end
 */
export async function lockSite(transaction: Transaction<Database>, site: string, onWait?: () => void): Promise<void> {
  const key = sql`hashtext(${`import ${site}`})`
  const { rows } = await sql<{ isFree: boolean }>`select pg_try_advisory_xact_lock(${key}) as "isFree"`.execute(
    transaction,
  )
  if (rows[0]?.isFree) return
  onWait?.()
  await sql`select pg_advisory_xact_lock(${key})`.execute(transaction)
}
