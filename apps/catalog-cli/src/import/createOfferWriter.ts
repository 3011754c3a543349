import type { Site } from '@clipfront/site-config'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import { resolveMessages } from '@clipfront/catalog/messages'
import type { OfferDraft } from '@clipfront/feeds/draft'
import type { MerchantWriter } from './createMerchantWriter.ts'
import type { Outcome } from './ImportReport.ts'
import type { ImportRun } from './importRun.ts'
import { mergeOffer } from './mergeOffer.ts'
import { noteListings } from './noteListings.ts'
import { type MergedOffer, storeOffers } from './storeOffers.ts'

type ImportSite = Pick<Site, 'code' | 'language'>

/**
 * Writes the offers of one import. The keys that it has seen are in a temporary table, which ends with the transaction.
 * @returns stores a batch; the outcomes are in its order
 */
export async function createOfferWriter(
  database: Transaction<Database>,
  { site, now, run: number }: Omit<ImportRun, 'site'> & { site: ImportSite },
  merchants: MerchantWriter,
): Promise<(drafts: readonly OfferDraft[]) => Promise<Outcome[]>> {
  const categoryIds = await ensureCategories(database, site)
  await sql`create temp table imported_offer (upk text primary key) on commit drop`.execute(database)
  const run = { site: site.code, now, run: number }
  return async (drafts) => {
    const unseen = await selectUnseen(database, drafts)
    await merchants.addUnknown(unseen.map(({ domain, merchantName }) => ({ domain, name: merchantName })))
    const offers = await mergeOffers(database, site.code, unseen)
    await storeOffers(database, { ...run, findMerchantId: merchants.findId, categoryIds }, offers)
    await noteListings(database, run, unseen)
    const outcomes = new Map<OfferDraft, Outcome>(offers.map(({ draft, outcome }) => [draft, outcome]))
    return drafts.map((draft) => outcomes.get(draft) ?? 'repeated')
  }
}

/** The offers that this import has not brought yet, each once. */
async function selectUnseen(database: Kysely<Database>, drafts: readonly OfferDraft[]): Promise<OfferDraft[]> {
  const firsts = new Map<string, OfferDraft>()
  for (const draft of drafts) if (!firsts.has(draft.upk)) firsts.set(draft.upk, draft)
  if (firsts.size === 0) return []
  const { rows } = await sql<{ upk: string }>`
    insert into imported_offer select unnest(${[...firsts.keys()]}::text[]) on conflict do nothing
    returning upk`.execute(database)
  const added = new Set(rows.map(({ upk }) => upk))
  return [...firsts.values()].filter(({ upk }) => added.has(upk))
}

/** Named in the site's language; a name that an editor has changed stays. */
async function ensureCategories(database: Kysely<Database>, site: ImportSite): Promise<Map<string, number>> {
  const names = Object.entries(resolveMessages(site.language).categories)
  const rows = names.map(([slug, name]) => ({ site: site.code, slug, name }))
  await database
    .insertInto('category')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['site', 'slug']).doNothing())
    .execute()
  const stored = await database.selectFrom('category').select(['id', 'slug']).where('site', '=', site.code).execute()
  return new Map(stored.map(({ id, slug }) => [slug, id]))
}

async function mergeOffers(
  database: Kysely<Database>,
  site: string,
  drafts: readonly OfferDraft[],
): Promise<MergedOffer[]> {
  if (drafts.length === 0) return []
  const upks = drafts.map(({ upk }) => upk)
  const stored = await database
    .selectFrom('coupon')
    .select(['upk', 'sign', 'source', 'source_list', 'source_add_time', 'first_seen_at'])
    .where('site', '=', site)
    .where(sql<boolean>`upk = any (${upks})`)
    .execute()
  const byKey = new Map(stored.map((row) => [row.upk, row]))
  return drafts.map((draft) => ({ draft, ...mergeOffer(byKey.get(draft.upk), draft) }))
}
