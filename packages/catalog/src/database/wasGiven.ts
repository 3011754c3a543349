import { type Kysely, sql } from 'kysely'
import type { Database } from './tables.ts'

/** Whether a row of the table ever had this id, though it may be there no more. */
export async function wasGiven(database: Kysely<Database>, table: 'coupon' | 'merchant', id: number): Promise<boolean> {
  const { rows } = await sql<{ last: number | null }>`
    select last_value::int as last from pg_sequences
    where schemaname = current_schema() and sequencename = ${`${table}_id_seq`}`.execute(database)
  return id <= (rows[0]?.last ?? 0)
}
