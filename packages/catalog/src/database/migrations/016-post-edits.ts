import { type Kysely, sql } from 'kysely'

/** Posts are written by editors too: who did, and why, is kept as of everything else that they change. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table edit
      drop constraint edit_kind_check,
      add constraint edit_kind_check check (kind in ('coupon', 'merchant', 'import', 'review', 'submission', 'post'))
  `.execute(database)
}
