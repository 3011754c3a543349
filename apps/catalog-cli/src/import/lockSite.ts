import { sql, type Transaction } from 'kysely'
import type { Database } from '@clipfront/catalog/database'

/** Locks a site for one import until the transaction ends: of two, each would miss what the other adds. */
export async function lockSite(transaction: Transaction<Database>, site: string, onWait?: () => void): Promise<void> {
  const key = sql`hashtext(${`import ${site}`})`
  const { rows } = await sql<{ isFree: boolean }>`select pg_try_advisory_xact_lock(${key}) as "isFree"`.execute(
    transaction,
  )
  if (rows[0]?.isFree) return
  onWait?.()
  await sql`select pg_advisory_xact_lock(${key})`.execute(transaction)
}
