import { type Kysely, sql } from 'kysely'
import type { Catalogue } from '../../database/tables.ts'
import type { OfferDraft } from '../draft/Draft.ts'
import type { Merge } from './mergeOffer.ts'

/** An offer of a feed, and what is to become of it. */
export interface Placed {
  draft: OfferDraft
  merge: Merge
}

interface Shelf {
  site: string
  now: Date
  merchantIds: ReadonlyMap<string, number>
  categoryIds: ReadonlyMap<string, number>
}

/** What tells one coupon from another; it never changes. */
const KEY = ['site', 'merchant_id', 'upk'] as const

/**
 * What an import may replace in a coupon that is there, where no editor has set it. Votes and verification are not a feed's to
 * give.
 */
const REPLACED = [
  'sign',
  'code',
  'title',
  'detail',
  'key_terms',
  'conditions',
  'terms',
  'brands',
  'tags',
  'is_exclusive',
  'publish_from',
  'publish_until',
  'discount',
  'promotion_off',
  'keywords',
  'starts_at',
  'ends_at',
  'first_seen_at',
  'source',
  'source_list',
  'source_add_time',
] as const

const COLUMNS = [...KEY, ...REPLACED, 'changed_at'] as const

/** Stores the offers whose words are shown from now on, each in its category: a batch is one document, and one statement. */
export async function storeOffers(database: Kysely<Catalogue>, shelf: Shelf, placed: readonly Placed[]): Promise<void> {
  const rows = placed.flatMap(({ draft, merge }) => (merge.takesOver ? toRow(draft, merge, shelf) : []))
  if (rows.length === 0) return
  const columns = sql.join(COLUMNS.map((column) => sql.ref(column)))
  // Another feed may bring the same words.
  const changedAt = sql`case when coupon.sign = excluded.sign then coupon.changed_at else excluded.changed_at end`
  const { rows: stored } = await sql<{ id: number; upk: string }>`
    insert into coupon (${columns})
    select ${columns} from json_populate_recordset(null::coupon, ${JSON.stringify(rows)}::json)
    on conflict (site, upk) do update set ${sql.join(REPLACED.map(unlessEdited))}, changed_at = ${changedAt}
    returning id, upk`.execute(database)
  await shelve(database, shelf, placed, stored)
}

function unlessEdited(column: string) {
  const name = sql.ref(column)
  return sql`${name} = case when ${column} = any (coupon.edited) then coupon.${name} else excluded.${name} end`
}

async function shelve(
  database: Kysely<Catalogue>,
  { categoryIds }: Shelf,
  placed: readonly Placed[],
  stored: readonly { id: number; upk: string }[],
): Promise<void> {
  const categoryOf = new Map(placed.map(({ draft }) => [draft.upk, categoryIds.get(draft.category)]))
  const other = categoryIds.get('other')
  const places = stored.flatMap(({ id, upk }) => {
    const category = categoryOf.get(upk) ?? other
    return category === undefined ? [] : [{ id, category }]
  })
  const [coupons, categories] = [places.map(({ id }) => id), places.map(({ category }) => category)]
  await sql`delete from coupon_category where coupon_id = any (${coupons}::int[])`.execute(database)
  await sql`
    insert into coupon_category (coupon_id, category_id) select * from unnest(${coupons}::int[], ${categories}::int[])
  `.execute(database)
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
export async function noteSources(database: Kysely<Catalogue>, site: string, placed: readonly Placed[]): Promise<void> {
  const rows = placed
    .filter(({ merge }) => merge.outcome === 'changed' && !merge.takesOver)
    .map(({ draft, merge }) => ({ upk: draft.upk, source_list: merge.sources, first_seen_at: merge.firstSeenAt }))
  if (rows.length === 0) return
  await sql`
    update coupon c set source_list = r.source_list, first_seen_at = r.first_seen_at
    from json_populate_recordset(null::coupon, ${JSON.stringify(rows)}::json) r
    where c.site = ${site} and c.upk = r.upk`.execute(database)
}
