import { type Kysely, sql } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import { IMPORTED_COLUMNS, UNDONE_SIGN } from '../../import/IMPORTED_COLUMNS.ts'
import type { Skipped, UndoneRun } from './readUndoableRun.ts'

/** Restores offers that the run changed, except for columns that an editor or a later import has set since. */
export async function restoreOffers(database: Kysely<Database>, run: UndoneRun, now: Date) {
  const { rows } = await sql<{ restored: number; skipped: Skipped[] | null }>`
    with judged as materialized (${judgeColumns(run)}),
    kept as materialized (
      select id, jsonb_object_agg(key, value) as before from judged where why is null group by id
    ),
    updated as (
      update coupon c set ${sql.join(IMPORTED_COLUMNS.map((column) => sql`${sql.ref(column)} = r.${sql.ref(column)}`))},
        changed_at = ${now}
      from kept k join coupon o on o.id = k.id
      cross join lateral jsonb_populate_record(o, k.before - 'categories') r
      where c.id = k.id returning c.id
    ),
    links as (
      select k.id, g.id as category from kept k
      cross join lateral jsonb_array_elements_text(k.before -> 'categories') category_id
      join category g on g.id = category_id::int
    ),
    cleared as (
      delete from coupon_category cc using kept k
      where cc.coupon_id = k.id and k.before ? 'categories'
        and not exists (select from links p where p.id = k.id and p.category = cc.category_id)
    ),
    linked as (
      insert into coupon_category (coupon_id, category_id) select id, category from links on conflict do nothing
    )
    select
      (select count(*)::int from updated) as restored,
      (
        select jsonb_agg(jsonb_build_object('kind', 'coupon', 'id', id, 'fields', fields, 'why', why)) from (
          select id, why, array_agg(key order by key) as fields from judged
          where why is not null and key not in ('sign', 'source_add_time') group by id, why order by id
        ) l
      ) as skipped`.execute(database)
  return { restored: rows[0]?.restored ?? 0, skipped: rows[0]?.skipped ?? [] }
}

/** Each column that the run changed, its former value, and why it stays; null where it is restored. */
function judgeColumns({ id, started_at, later }: UndoneRun) {
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

/**
 * Deletes offers that the run added, so that a wrong offer is not shown as a past one. One that shoppers have voted on or
 * clicked is only withdrawn, because votes and figures refer to it; one that an editor or a later import has changed stays.
 */
export async function removeOffers(database: Kysely<Database>, run: UndoneRun, now: Date) {
  const { rows } = await sql<{ removed: number; taken_back: number; skipped: Skipped[] | null }>`
    with judged as materialized (${judgeOffers(run)}),
    removed as (
      delete from coupon c using judged j where c.id = j.id and j.why is null and not j.is_used returning c.id
    ),
    taken_back as (
      update coupon c set withdrawn_at = least(c.withdrawn_at, ${now}), sign = ${UNDONE_SIGN}, changed_at = ${now}
      from judged j where c.id = j.id and j.why is null and j.is_used returning c.id
    )
    select
      (select count(*)::int from removed) as removed,
      (select count(*)::int from taken_back) as taken_back,
      (
        select jsonb_agg(jsonb_build_object('kind', 'coupon', 'id', id, 'fields', '[]'::jsonb, 'why', why) order by id)
        from judged where why is not null
      ) as skipped`.execute(database)
  const [counts] = rows
  return { removed: counts?.removed ?? 0, takenBack: counts?.taken_back ?? 0, skipped: counts?.skipped ?? [] }
}

function judgeOffers({ id, site, later }: UndoneRun) {
  return sql`
    select c.id, case
      when c.edited <> '{}'
        or exists (select from edit e where e.kind = 'coupon' and e.target_id = c.id)
        or exists (select from verification v where v.coupon_id = c.id and v.by_kind = 'editor')
        or exists (select from submission s where s.coupon_id = c.id)
        or exists (select from topic_coupon t where t.coupon_id = c.id)
        then 'an editor has changed it since'
      when exists (select from coupon_listing l where l.coupon_id = c.id and l.listed_by_run > ${id})
        or exists (
          select from import_change i
          where i.run_id = any (${later}::int[]) and i.kind = 'coupon' and i.target_id = c.id
        )
        then 'a later import has changed it since'
    end as why,
    c.votes_worked + c.votes_failed > 0
      or exists (select from vote v where v.coupon_id = c.id)
      or exists (select from verification v where v.coupon_id = c.id)
      or exists (select from event e where e.coupon_id = c.id and e.type = 'click' and e.class = 'human') as is_used
    from coupon c where c.site = ${site} and c.added_by_run = ${id}`
}

/** Restores listings that no later import has changed; those that the run was the first to list are deleted. */
export async function restoreListings(database: Kysely<Database>, { id, site }: UndoneRun) {
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

/**
 * Restores when coupons were confirmed and withdrawn, where no later import has listed them; a successful trial since then
 * still confirms. @returns how many changed
 */
export async function settleCoupons(database: Kysely<Database>, { id, started_at }: UndoneRun): Promise<number> {
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
