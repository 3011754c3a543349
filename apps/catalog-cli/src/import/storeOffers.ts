import { type Kysely, sql } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import type { OfferDraft } from '@clipfront/feeds/draft'
import { IMPORTED_COLUMNS, UNDONE_SIGN } from './IMPORTED_COLUMNS.ts'
import type { ImportRun } from './importRun.ts'
import type { mergeOffer } from './mergeOffer.ts'

/** An offer of a feed, and what is to become of it. */
export type MergedOffer = { draft: OfferDraft } & ReturnType<typeof mergeOffer>

interface StoreContext extends ImportRun {
  findMerchantId: (domain: string) => number | undefined
  categoryIds: ReadonlyMap<string, number>
}

/** What tells one coupon from another; it never changes. */
const KEY = ['site', 'merchant_id', 'upk'] as const

const COLUMNS = [...KEY, ...IMPORTED_COLUMNS, 'changed_at'] as const

/**
 * Stores a batch of offers, each in its category, by one statement for each kind of change. What the shown words of an offer
 * replace is noted under the number of the run.
 */
export async function storeOffers(
  database: Kysely<Database>,
  context: StoreContext,
  offers: readonly MergedOffer[],
): Promise<void> {
  const { added = [], changed = [] } = Object.groupBy(offers, ({ outcome }) => outcome)
  const shown = changed.filter(({ takesOver }) => takesOver)
  const others = changed.filter(({ takesOver }) => !takesOver)
  if (added.length > 0) await insertOffers(context, added).execute(database)
  if (changed.length > 0) await lockCoupons(context, changed).execute(database)
  if (shown.length > 0) await replaceOffers(context, shown).execute(database)
  if (others.length > 0) await updateSources(context, others).execute(database)
}

function insertOffers(context: StoreContext, offers: readonly MergedOffer[]) {
  return sql`
    with assigned as materialized (${selectCategories(context, offers)}),
    stored as (${upsertCoupons(context, offers)} returning id, upk)
    insert into coupon_category (coupon_id, category_id)
    select s.id, a.category from stored s join assigned a using (upk) where a.category is not null
    on conflict do nothing`
}

function replaceOffers(context: StoreContext, offers: readonly MergedOffer[]) {
  return sql`
    with assigned as materialized (${selectCategories(context, offers)}),
    former as materialized (${selectFormer(context.site)}),
    stored as (${upsertCoupons(context, offers)} returning id, ${listColumns('coupon')}, edited),
    moved as (
      select s.id, a.category from stored s join assigned a using (upk)
      where a.category is not null and not 'categories' = any (s.edited)
    ),
    cleared as (
      delete from coupon_category cc using moved, former
      where cc.coupon_id = moved.id and former.id = moved.id and cc.category_id <> moved.category
    ),
    linked as (
      insert into coupon_category (coupon_id, category_id) select id, category from moved on conflict do nothing
    ),
    compared as materialized (
      select f.id, to_jsonb(f) as earlier, to_jsonb(s) || jsonb_build_object(
        'categories', case when moved.id is null then f.categories else jsonb_build_array(moved.category) end
      ) as later
      from former f join stored s using (id) left join moved using (id)
    )
    insert into import_change (run_id, kind, target_id, before)
    select ${context.run}, 'coupon', id, (
      select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(earlier) where later -> key is distinct from value
    ) from compared`
}

/** The category of each offer. */
function selectCategories({ categoryIds }: StoreContext, offers: readonly MergedOffer[]) {
  const other = categoryIds.get('other') ?? null
  const upks = offers.map(({ draft }) => draft.upk)
  const categories = offers.map(({ draft }) => categoryIds.get(draft.category) ?? other)
  return sql`select * from unnest(${upks}::text[], ${categories}::int[]) as p (upk, category)`
}

function selectFormer(site: string) {
  return sql`
    select c.id, ${listColumns('c')}, (
      select coalesce(jsonb_agg(category_id order by category_id), '[]') from coupon_category where coupon_id = c.id
    ) as categories
    from coupon c join assigned using (upk) where c.site = ${site}`
}

function upsertCoupons(context: StoreContext, offers: readonly MergedOffer[]) {
  const rows = offers.map((offer) => toRow(offer, context))
  const columns = sql.join(COLUMNS.map((column) => sql.ref(column)))
  // Another feed may bring the same words.
  const changedAt = sql`case when coupon.sign = excluded.sign then coupon.changed_at else excluded.changed_at end`
  return sql`
    insert into coupon (${columns}, added_by_run)
    select ${columns}, ${context.run}::int from json_populate_recordset(null::coupon, ${JSON.stringify(rows)}::json)
    on conflict (site, upk) do update set ${sql.join(IMPORTED_COLUMNS.map(unlessEdited))},
      withdrawn_at = ${stillWithdrawn}, changed_at = ${changedAt}`
}

/** An offer that was withdrawn because its import was undone is live again when a feed brings it again. */
const stillWithdrawn = sql`case when coupon.sign = ${sql.lit(UNDONE_SIGN)} then null else coupon.withdrawn_at end`

function listColumns(table: string) {
  return sql.join(['upk', ...IMPORTED_COLUMNS].map((column) => sql.ref(`${table}.${column}`)))
}

function unlessEdited(column: string) {
  const name = sql.ref(column)
  return sql`${name} = case when ${column} = any (coupon.edited) then coupon.${name} else excluded.${name} end`
}

/** An editor who is changing one of them goes first, so that what is noted of it is what was there. */
function lockCoupons({ site }: StoreContext, offers: readonly MergedOffer[]) {
  const upks = offers.map(({ draft }) => draft.upk)
  return sql`select 1 from coupon where site = ${site} and upk = any (${upks}) order by id for no key update`
}

function toRow({ draft, firstSeenAt, sources }: MergedOffer, { site, now, findMerchantId }: StoreContext) {
  return {
    site,
    merchant_id: findMerchantId(draft.domain),
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
    first_seen_at: firstSeenAt,
    source: draft.source,
    source_list: sources,
    source_add_time: draft.sourceAddTime,
    changed_at: now,
  } satisfies Record<(typeof COLUMNS)[number], unknown>
}

/** Updates an offer whose words another feed provides: which feeds carry it, and since when it is known. */
function updateSources({ site, run }: StoreContext, offers: readonly MergedOffer[]) {
  const rows = offers.map(({ draft, sources, firstSeenAt }) => ({
    upk: draft.upk,
    source_list: sources,
    first_seen_at: firstSeenAt,
  }))
  return sql`
    with given as materialized (
      select upk, source_list, first_seen_at from json_populate_recordset(null::coupon, ${JSON.stringify(rows)}::json)
    ),
    noted as (
      insert into import_change (run_id, kind, target_id, before)
      select ${run}, 'coupon', c.id, jsonb_build_object('source_list', c.source_list, 'first_seen_at', c.first_seen_at)
      from coupon c join given using (upk) where c.site = ${site}
    )
    update coupon c set source_list = given.source_list, first_seen_at = given.first_seen_at
    from given where c.site = ${site} and c.upk = given.upk`
}
