import { type Kysely, sql } from 'kysely'
import type { Catalogue } from '../../database/tables.ts'
import { REPLACED } from '../../import/write/REPLACED.ts'
import type { Left } from './Undone.ts'
import type { UndoneRun } from './UndoneRun.ts'

/**
 * Offers that the run changed as they were before it, column by column: one that an editor or a later import has set since
 * stays.
 */
export async function restoreOffers(database: Kysely<Catalogue>, run: UndoneRun, now: Date) {
  const { rows } = await sql<{ restored: number; left: Left[] | null }>`
    with judged as materialized (${judgedOf(run)}),
    kept as materialized (
      select id, jsonb_object_agg(key, value) as before from judged where why is null group by id
    ),
    updated as (
      update coupon c set ${sql.join(REPLACED.map((column) => sql`${sql.ref(column)} = r.${sql.ref(column)}`))},
        changed_at = ${now}
      from kept k join coupon o on o.id = k.id
      cross join lateral jsonb_populate_record(o, k.before - 'categories') r
      where c.id = k.id returning c.id
    ),
    places as (
      select k.id, g.id as category from kept k
      cross join lateral jsonb_array_elements_text(k.before -> 'categories') place
      join category g on g.id = place::int
    ),
    cleared as (
      delete from coupon_category cc using kept k
      where cc.coupon_id = k.id and k.before ? 'categories'
        and not exists (select from places p where p.id = k.id and p.category = cc.category_id)
    ),
    shelved as (
      insert into coupon_category (coupon_id, category_id) select id, category from places on conflict do nothing
    )
    select
      (select count(*)::int from updated) as restored,
      (
        select jsonb_agg(jsonb_build_object('kind', 'coupon', 'id', id, 'fields', fields, 'why', why)) from (
          select id, why, array_agg(key order by key) as fields from judged
          where why is not null and key not in ('sign', 'source_add_time') group by id, why order by id
        ) l
      ) as left`.execute(database)
  return { restored: rows[0]?.restored ?? 0, left: rows[0]?.left ?? [] }
}

/** Each column that the run changed, what it held before, and why it is to stay as it is: null for those that are put back. */
function judgedOf({ id, started_at, later }: UndoneRun) {
  return sql`
    select n.target_id as id, b.key, b.value, case
      when b.key = any (c.edited) or exists (
        select from edit e where e.kind = 'coupon' and e.target_id = n.target_id and e.made_at >= ${started_at}
          and e.action in ('edit', 'reset') and e.change ? b.key
      ) then 'an editor has changed it since'
      when exists (
        select from import_change i where i.run_id = any (${later}::int[]) and i.kind = 'coupon'
          and i.target_id = n.target_id and i.before ? b.key
      ) then 'a later import has changed it since'
    end as why
    from import_change n join coupon c on c.id = n.target_id cross join lateral jsonb_each(n.before) b
    where n.run_id = ${id} and n.kind = 'coupon'`
}
