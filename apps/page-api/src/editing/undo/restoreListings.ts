import { type Kysely, sql } from 'kysely'
import type { Catalogue } from '../../database/tables.ts'
import type { UndoneRun } from './UndoneRun.ts'

/** Listings as they were before the run, where no later import has spoken of them; what it was the first to list is listed no more. */
export async function restoreListings(database: Kysely<Catalogue>, { id, site }: UndoneRun) {
  const { numAffectedRows: restored } = await sql`
    update coupon_listing l set
      coupon_id = f.coupon_id, first_listed_at = f.first_listed_at, last_listed_at = f.last_listed_at,
      withdrawn_at = f.withdrawn_at, listed_by_run = f.listed_by_run
    from import_listing n
    cross join lateral jsonb_populate_recordset(null::coupon_listing, n.listings) f
    where n.run_id = ${id} and l.site = ${site} and l.source = f.source and l.external_id = f.external_id
      and l.listed_by_run = ${id} and exists (select from coupon where id = f.coupon_id)`.execute(database)
  const { numAffectedRows: removed } = await sql`
    delete from coupon_listing where site = ${site} and listed_by_run = ${id}`.execute(database)
  return { restored: Number(restored ?? 0), removed: Number(removed ?? 0) }
}
