import type { Site } from '@clipfront/site-config'
import { type Kysely, sql } from 'kysely'
import type { Catalogue } from '../../database/tables.ts'
import { wordingOf } from '../../messages/wordingOf.ts'
import type { CategorySlug } from '../draft/CategorySlug.ts'
import type { OfferDraft } from '../draft/Draft.ts'
import type { Outcome } from './ImportReport.ts'
import { type Merge, mergeOffer } from './mergeOffer.ts'
import { noteListings } from './noteListings.ts'
import type { MerchantBook } from './openMerchantBook.ts'

export interface OfferBook {
  /** Stores a batch; the outcomes are in its order. */
  write: (drafts: readonly OfferDraft[]) => Promise<Outcome[]>
}

interface Book {
  site: Pick<Site, 'code' | 'language'>
  now: Date
}

interface Placed {
  draft: OfferDraft
  merge: Merge
}

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

/** The offers of a site during one import. */
export async function openOfferBook(
  database: Kysely<Catalogue>,
  { site, now }: Book,
  merchants: MerchantBook,
): Promise<OfferBook> {
  const categoryIds = await ensureCategories(database, site)
  const seen = new Set<string>()
  return {
    async write(drafts) {
      const fresh = drafts.filter(({ upk }) => !seen.has(upk) && seen.add(upk))
      const merchantIds = await merchants.ensure(fresh.map(({ domain, shopName }) => ({ domain, name: shopName })))
      const placed = await compare(database, site.code, fresh)
      await upsert(database, { site, now }, placed, merchantIds, categoryIds)
      await noteSources(database, site.code, placed)
      await noteListings(database, { site: site.code, now }, fresh)
      const outcomeOf = new Map<OfferDraft, Outcome>(placed.map(({ draft, merge }) => [draft, merge.outcome]))
      return drafts.map((draft) => outcomeOf.get(draft) ?? 'repeated')
    },
  }
}

/** Named in the site's language; a name that an editor has changed stays. */
async function ensureCategories(database: Kysely<Catalogue>, site: Book['site']): Promise<Map<string, number>> {
  const names = Object.entries(wordingOf(site).categories)
  const rows = names.map(([slug, name]) => ({ site: site.code, slug, name }))
  await database
    .insertInto('category')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['site', 'slug']).doNothing())
    .execute()
  const stored = await database.selectFrom('category').select(['id', 'slug']).where('site', '=', site.code).execute()
  return new Map(stored.map(({ id, slug }) => [slug, id]))
}

async function compare(database: Kysely<Catalogue>, site: string, drafts: readonly OfferDraft[]): Promise<Placed[]> {
  if (drafts.length === 0) return []
  const stored = await database
    .selectFrom('coupon')
    .select(['upk', 'sign', 'source', 'source_list', 'source_add_time', 'first_seen_at'])
    .where('site', '=', site)
    .where(
      'upk',
      'in',
      drafts.map(({ upk }) => upk),
    )
    .execute()
  const byKey = new Map(stored.map((row) => [row.upk, row]))
  return drafts.map((draft) => ({ draft, merge: mergeOffer(byKey.get(draft.upk), draft) }))
}

async function upsert(
  database: Kysely<Catalogue>,
  { site, now }: Book,
  placed: readonly Placed[],
  merchantIds: ReadonlyMap<string, number>,
  categoryIds: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = placed.flatMap(({ draft, merge }) => {
    const merchantId = merchantIds.get(draft.domain)
    return merge.takesOver && merchantId !== undefined
      ? [{ ...toRow(draft, merge, site.code, merchantId), changed_at: now }]
      : []
  })
  if (rows.length === 0) return
  const stored = await database
    .insertInto('coupon')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['site', 'upk']).doUpdateSet({
        ...Object.fromEntries(REPLACED.map((column) => [column, unlessEdited(column)])),
        // Another feed may bring the same words.
        changed_at: sql`case when coupon.sign = excluded.sign then coupon.changed_at else excluded.changed_at end`,
      }),
    )
    .returning(['id', 'upk'])
    .execute()
  const categoryOf = new Map<string, CategorySlug>(placed.map(({ draft }) => [draft.upk, draft.category]))
  const links = stored.flatMap(({ id, upk }) => {
    const categoryId = categoryIds.get(categoryOf.get(upk) ?? 'other')
    return categoryId === undefined ? [] : [{ coupon_id: id, category_id: categoryId }]
  })
  const ids = stored.map(({ id }) => id)
  await database.deleteFrom('coupon_category').where('coupon_id', 'in', ids).execute()
  await database.insertInto('coupon_category').values(links).execute()
}

function unlessEdited(column: string) {
  const [stored, fresh] = [sql.ref(`coupon.${column}`), sql.ref(`excluded.${column}`)]
  return sql`case when ${column} = any (coupon.edited) then ${stored} else ${fresh} end`
}

function toRow(draft: OfferDraft, merge: Merge, site: string, merchantId: number) {
  return {
    site,
    merchant_id: merchantId,
    upk: draft.upk,
    sign: draft.sign,
    code: draft.code,
    title: draft.title,
    detail: draft.detail,
    key_terms: draft.keyTerms,
    conditions: JSON.stringify(draft.conditions),
    terms: JSON.stringify(draft.terms),
    brands: draft.brands,
    is_exclusive: draft.isExclusive,
    publish_from: draft.publishFrom,
    publish_until: draft.publishUntil,
    discount: draft.discount && JSON.stringify(draft.discount),
    promotion_off: draft.promotionOff,
    tags: draft.tags,
    keywords: draft.keywords,
    starts_at: draft.startsAt,
    ends_at: draft.endsAt,
    first_seen_at: merge.firstSeenAt,
    // An import proves that somebody listed the offer, not that it works.
    confirmed_at: null,
    verified_by: null,
    verified_at: null,
    source: draft.source,
    source_list: merge.sources,
    source_add_time: draft.sourceAddTime,
  }
}

/** What changed of an offer that another feed goes on showing: who else carries it, and since when it is known. */
async function noteSources(database: Kysely<Catalogue>, site: string, placed: readonly Placed[]): Promise<void> {
  for (const { draft, merge } of placed) {
    if (merge.outcome !== 'changed' || merge.takesOver) continue
    await database
      .updateTable('coupon')
      .set({ source_list: merge.sources, first_seen_at: merge.firstSeenAt })
      .where('site', '=', site)
      .where('upk', '=', draft.upk)
      .execute()
  }
}
