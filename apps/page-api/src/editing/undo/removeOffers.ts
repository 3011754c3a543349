import { type Kysely, sql } from 'kysely'
import type { Catalogue } from '../../database/tables.ts'
import { UNDONE_SIGN } from '../../import/write/UNDONE_SIGN.ts'
import type { Left } from './Undone.ts'
import type { UndoneRun } from './UndoneRun.ts'

/**
 * Offers that the run added leave. Nobody would want a wrong offer shown as a past one, so they are deleted; but one that
 * shoppers have voted on or clicked is only taken back, because their word and the figures hang on it, and one that an editor
 * or a later import has changed stays as it is.
 */
export async function removeOffers(database: Kysely<Catalogue>, run: UndoneRun, now: Date) {
  const { rows } = await sql<{ removed: number; taken_back: number; left: Left[] | null }>`
    with judged as materialized (${judgedOf(run)}),
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
      ) as left`.execute(database)
  const [counts] = rows
  return { removed: counts?.removed ?? 0, takenBack: counts?.taken_back ?? 0, left: counts?.left ?? [] }
}

function judgedOf({ id, site, later }: UndoneRun) {
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
    exists (select from vote v where v.coupon_id = c.id)
      or exists (select from verification v where v.coupon_id = c.id)
      or exists (select from event e where e.coupon_id = c.id and e.type = 'click' and not e.is_bot) as is_used
    from coupon c where c.site = ${site} and c.added_by_run = ${id}`
}
