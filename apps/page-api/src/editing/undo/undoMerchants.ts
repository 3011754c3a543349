import { type Kysely, sql } from 'kysely'
import type { Catalogue } from '../../database/tables.ts'
import type { Left } from './Undone.ts'
import type { UndoneRun } from './UndoneRun.ts'

/** Shops that the run added and of which nothing else is known leave; those that it renamed have their former names again. */
export async function undoMerchants(database: Kysely<Catalogue>, run: UndoneRun, now: Date) {
  const { rows } = await sql<{ renamed: number; left: Left[] | null }>`
    with judged as materialized (${renamesOf(run)}),
    renamed as (
      update merchant m set name = j.name, changed_at = ${now} from judged j where m.id = j.id and j.why is null returning m.id
    )
    select
      (select count(*)::int from renamed) as renamed,
      (
        select jsonb_agg(
          jsonb_build_object('kind', 'merchant', 'id', id, 'fields', '["name"]'::jsonb, 'why', why) order by id
        ) from judged where why is not null
      ) as left`.execute(database)
  const { numAffectedRows } = await sql`
    delete from merchant m where m.site = ${run.site} and m.added_by_run = ${run.id}
      and m.edited = '{}' and m.programme_target is null
      and not exists (select from coupon where merchant_id = m.id)
      and not exists (select from edit where kind = 'merchant' and target_id = m.id)
      and not exists (select from review where merchant_id = m.id)
      and not exists (select from cashback where merchant_id = m.id)
      and not exists (select from subscription where merchant_id = m.id)
      and not exists (select from post_merchant where merchant_id = m.id)
      and not exists (select from event where merchant_id = m.id and type = 'click' and not is_bot)`.execute(database)
  return { removed: Number(numAffectedRows ?? 0), renamed: rows[0]?.renamed ?? 0, left: rows[0]?.left ?? [] }
}

function renamesOf({ id, later }: UndoneRun) {
  return sql`
    select m.id, n.before ->> 'name' as name, case
      when 'name' = any (m.edited) or m.programme_target is not null then 'an editor has changed it since'
      when exists (
        select from import_change i
        where i.run_id = any (${later}::int[]) and i.kind = 'merchant' and i.target_id = m.id and i.before ? 'name'
      ) then 'a later import has changed it since'
    end as why
    from import_change n join merchant m on m.id = n.target_id
    where n.run_id = ${id} and n.kind = 'merchant'`
}
