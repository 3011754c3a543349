import { type Kysely, sql } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import type { OfferDraft } from '@clipfront/feeds/draft'
import type { ImportRun } from './ImportRun.ts'
import type { Merge } from './mergeOffer.ts'
import { REPLACED } from './REPLACED.ts'
import { UNDONE_SIGN } from './UNDONE_SIGN.ts'

/** An offer of a feed, and what is to become of it. */
export interface Placed {
  draft: OfferDraft
  merge: Merge
}

interface Shelf extends ImportRun {
  merchantIds: ReadonlyMap<string, number>
  categoryIds: ReadonlyMap<string, number>
}

/** What tells one coupon from another; it never changes. */
const KEY = ['site', 'merchant_id', 'upk'] as const

const COLUMNS = [...KEY, ...REPLACED, 'changed_at'] as const

/**
 * Stores the offers whose words are shown from now on, each in its category: a batch is one document, and one statement.
 * What they replace is kept under the number of the run.
 */
export async function storeOffers(database: Kysely<Database>, shelf: Shelf, placed: readonly Placed[]): Promise<void> {
  const shown = placed.filter(({ merge }) => merge.takesOver)
  const [fresh = [], known = []] = [true, false].map((isNew) =>
    shown.filter(({ merge }) => (merge.outcome === 'added') === isNew),
  )
  await addOffers(database, shelf, fresh)
  await replaceOffers(database, shelf, known)
}

/** Of what was not there nothing needs to be kept: only which run has brought it. */
async function addOffers(database: Kysely<Database>, shelf: Shelf, shown: readonly Placed[]): Promise<void> {
  const rows = shown.flatMap(({ draft, merge }) => toRow(draft, merge, shelf))
  if (rows.length === 0) return
  await sql`
    with place as materialized (${placesOf(shelf, shown)}),
    stored as (${upsertOf(rows, shelf.run)} returning id, upk)
    insert into coupon_category (coupon_id, category_id)
    select s.id, p.category from stored s join place p using (upk) where p.category is not null
    on conflict do nothing`.execute(database)
}

async function replaceOffers(database: Kysely<Database>, shelf: Shelf, shown: readonly Placed[]): Promise<void> {
  const rows = shown.flatMap(({ draft, merge }) => toRow(draft, merge, shelf))
  if (rows.length === 0) return
  await holdStill(database, shelf.site, shown)
  await sql`
    with place as materialized (${placesOf(shelf, shown)}),
    former as materialized (${formerOf(shelf.site)}),
    stored as (${upsertOf(rows, shelf.run)} returning id, ${columnsOf('coupon')}, edited),
    moved as (
      select s.id, p.category from stored s join place p using (upk)
      where p.category is not null and not 'categories' = any (s.edited)
    ),
    cleared as (
      delete from coupon_category cc using moved, former
      where cc.coupon_id = moved.id and former.id = moved.id and cc.category_id <> moved.category
    ),
    shelved as (
      insert into coupon_category (coupon_id, category_id) select id, category from moved on conflict do nothing
    ),
    compared as materialized (
      select f.id, to_jsonb(f) as earlier, to_jsonb(s) || jsonb_build_object(
        'categories', case when moved.id is null then f.categories else jsonb_build_array(moved.category) end
      ) as later
      from former f join stored s using (id) left join moved using (id)
    )
    insert into import_change (run_id, kind, target_id, before)
    select ${shelf.run}, 'coupon', id, (
      select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(earlier) where later -> key is distinct from value
    ) from compared`.execute(database)
}

/** Under which category each offer belongs. */
function placesOf({ categoryIds }: Shelf, shown: readonly Placed[]) {
  const other = categoryIds.get('other') ?? null
  const upks = shown.map(({ draft }) => draft.upk)
  const categories = shown.map(({ draft }) => categoryIds.get(draft.category) ?? other)
  return sql`select * from unnest(${upks}::text[], ${categories}::int[]) as p (upk, category)`
}

/** The offers as they are until now. */
function formerOf(site: string) {
  return sql`
    select c.id, ${columnsOf('c')}, (
      select coalesce(jsonb_agg(category_id order by category_id), '[]') from coupon_category where coupon_id = c.id
    ) as categories
    from coupon c join place using (upk) where c.site = ${site}`
}

function upsertOf(rows: readonly object[], run: number) {
  const columns = sql.join(COLUMNS.map((column) => sql.ref(column)))
  // Another feed may bring the same words.
  const changedAt = sql`case when coupon.sign = excluded.sign then coupon.changed_at else excluded.changed_at end`
  return sql`
    insert into coupon (${columns}, added_by_run)
    select ${columns}, ${run}::int from json_populate_recordset(null::coupon, ${JSON.stringify(rows)}::json)
    on conflict (site, upk) do update set ${sql.join(REPLACED.map(unlessEdited))},
      withdrawn_at = ${stillWithdrawn}, changed_at = ${changedAt}`
}

/** What an import has brought and is taken back once that import is undone; brought again, it stands again. */
const stillWithdrawn = sql`case when coupon.sign = ${sql.lit(UNDONE_SIGN)} then null else coupon.withdrawn_at end`

function columnsOf(table: string) {
  return sql.join(['upk', ...REPLACED].map((column) => sql.ref(`${table}.${column}`)))
}

function unlessEdited(column: string) {
  const name = sql.ref(column)
  return sql`${name} = case when ${column} = any (coupon.edited) then coupon.${name} else excluded.${name} end`
}

/** Whoever edits one of them at this moment goes first, so that what is noted of it is what was there. */
async function holdStill(database: Kysely<Database>, site: string, placed: readonly Placed[]): Promise<void> {
  const upks = placed.map(({ draft }) => draft.upk)
  await sql`
    select 1 from coupon where site = ${site} and upk = any (${upks}) order by id for no key update`.execute(database)
}

function toRow(draft: OfferDraft, merge: Merge, { site, now, merchantIds }: Shelf) {
  const merchantId = merchantIds.get(draft.domain)
  if (merchantId === undefined) return []
  return [
    {
      site,
      merchant_id: merchantId,
      upk: draft.upk,
      sign: draft.sign,
      code: draft.code,
      title: draft.title,
      detail: draft.detail,
      key_terms: draft.keyTerms,
      conditions: draft.conditions,
      terms: draft.terms,
      brands: draft.brands,
      tags: draft.tags,
      is_exclusive: draft.isExclusive,
      publish_from: draft.publishFrom,
      publish_until: draft.publishUntil,
      discount: draft.discount,
      promotion_off: draft.promotionOff,
      keywords: draft.keywords,
      starts_at: draft.startsAt,
      ends_at: draft.endsAt,
      first_seen_at: merge.firstSeenAt,
      source: draft.source,
      source_list: merge.sources,
      source_add_time: draft.sourceAddTime,
      changed_at: now,
    } satisfies Record<(typeof COLUMNS)[number], unknown>,
  ]
}

/** What changed of an offer that another feed goes on showing: who else carries it, and since when it is known. */
export async function noteSources(
  database: Kysely<Database>,
  { site, run }: ImportRun,
  placed: readonly Placed[],
): Promise<void> {
  const noted = placed.filter(({ merge }) => merge.outcome === 'changed' && !merge.takesOver)
  if (noted.length === 0) return
  const rows = noted.map(({ draft, merge }) => ({
    upk: draft.upk,
    source_list: merge.sources,
    first_seen_at: merge.firstSeenAt,
  }))
  await holdStill(database, site, noted)
  await sql`
    with given as materialized (
      select upk, source_list, first_seen_at from json_populate_recordset(null::coupon, ${JSON.stringify(rows)}::json)
    ),
    noted as (
      insert into import_change (run_id, kind, target_id, before)
      select ${run}, 'coupon', c.id, jsonb_build_object('source_list', c.source_list, 'first_seen_at', c.first_seen_at)
      from coupon c join given using (upk) where c.site = ${site}
    )
    update coupon c set source_list = given.source_list, first_seen_at = given.first_seen_at
    from given where c.site = ${site} and c.upk = given.upk`.execute(database)
}
