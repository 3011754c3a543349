import { type Kysely, sql } from 'kysely'
import type { Catalogue } from '../../database/tables.ts'
import type { UndoneRun } from './UndoneRun.ts'

/**
 * Coupons as the run found them, confirmed and taken back or not, where no later import has listed them. What somebody has
 * tried with success since stays confirmed by that.
 * @returns how many are others now
 */
export async function settleCoupons(database: Kysely<Catalogue>, { id, started_at }: UndoneRun): Promise<number> {
  const { numAffectedRows } = await sql`
    with noted as (
      -- Of one that was noted twice the older state, which the run itself had not confirmed or taken back.
      select distinct on (f.id) f.id, f.confirmed_at, f.withdrawn_at
      from import_listing n cross join lateral jsonb_populate_recordset(null::coupon, n.coupons) f
      where n.run_id = ${id}
      order by f.id, f.confirmed_at nulls first, (f.withdrawn_at is not distinct from ${started_at}::timestamptz)
    ),
    settled as (
      select n.id, n.withdrawn_at, greatest(n.confirmed_at, t.worked_at) as confirmed_at
      from noted n
      left join lateral (
        select max(happened_at) as worked_at from verification where coupon_id = n.id and outcome = 'worked'
      ) t on true
      where not exists (select from coupon_listing l where l.coupon_id = n.id and l.listed_by_run > ${id})
    )
    update coupon c set
      confirmed_at = s.confirmed_at,
      withdrawn_at = case when 'withdrawn_at' = any (c.edited) then c.withdrawn_at else s.withdrawn_at end
    from settled s
    where c.id = s.id and (c.confirmed_at, c.withdrawn_at) is distinct from (s.confirmed_at, s.withdrawn_at)`.execute(
    database,
  )
  return Number(numAffectedRows ?? 0)
}
