import type { Site } from '@clipfront/site-config'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import { resolveMessages } from '@clipfront/catalog/messages'
import type { OfferDraft } from '@clipfront/feeds/draft'
import type { MerchantWriter } from './createMerchantWriter.ts'
import type { Outcome } from './ImportReport.ts'
import type { ImportRun } from './importRun.ts'
import { chunk } from './chunk.ts'
import { type Claims, createClaims } from './createClaims.ts'
import { matchOffers, nameInFeed, pickBest } from './matchOffers.ts'
import { mergeOffer } from './mergeOffer.ts'
import { noteListings } from './noteListings.ts'
import { listKeys, readStoredOffers } from './readStoredOffers.ts'
import { type MergedOffer, storeOffers } from './storeOffers.ts'

type ImportSite = Pick<Site, 'code' | 'language'>

/**
 * Writes the offers of one import. What it has brought is in a temporary table, which ends with the transaction.
 * @returns stores some drafts, of which each is compared with all; the outcomes are in their order
 */
export async function createOfferWriter(
  database: Transaction<Database>,
  { site, now, run: number }: Omit<ImportRun, 'site'> & { site: ImportSite },
  merchants: MerchantWriter,
): Promise<(drafts: readonly OfferDraft[]) => Promise<Outcome[]>> {
  const categoryIds = await ensureCategories(database, site)
  const claims = await createClaims(database)
  const run = { site: site.code, now, run: number }
  return async (drafts) => {
    const named = await selectNamed(claims, drafts)
    await merchants.addUnknown(named.map(({ domain, merchantName }) => ({ domain, name: merchantName })))
    const stored = await readStoredOffers(database, site.code, named)
    const earlier = await claims.read([...stored.byKey.keys(), ...named.flatMap(listKeys)])
    const { upks, claims: added } = matchOffers(named, {
      stored: stored.byKey,
      listed: stored.byName,
      claims: earlier,
      findMerchantId: merchants.findId,
    })
    const brought = new Set(earlier.map(({ upk }) => upk))
    const offers = pickOffers(upks).filter(({ upk }) => !brought.has(upk))
    const outcomes = new Map<OfferDraft, Outcome>()
    const merged = offers.map(({ upk, best }): MergedOffer => {
      const merging = mergeOffer(stored.byKey.get(upk), best)
      outcomes.set(best, merging.outcome)
      return Object.assign({ draft: Object.assign({}, best, { upk }) }, merging)
    })
    for (const batch of chunk(merged))
      await storeOffers(database, { ...run, findMerchantId: merchants.findId, categoryIds }, batch)
    for (const batch of chunk([...upks])) {
      const listings = batch.map(([draft, upk]) => Object.assign({}, draft, { upk }))
      await noteListings(database, run, listings)
    }
    await claims.add(added, named)
    return drafts.map((draft) => outcomes.get(draft) ?? 'repeated')
  }
}

/** One for each name in a feed that the import has not brought yet, and all that have no name. */
async function selectNamed(claims: Claims, drafts: readonly OfferDraft[]): Promise<OfferDraft[]> {
  const byName = Map.groupBy(drafts, nameInFeed)
  const nameless = byName.get('') ?? []
  byName.delete('')
  const brought = await claims.readNames([...byName.keys()])
  const best = [...byName].filter(([name]) => !brought.has(name)).map(([, same]) => pickBest(same))
  const chosen = new Set([...nameless, ...best])
  return drafts.filter((draft) => chosen.has(draft))
}

/** The best draft of each coupon, in the file's order. */
function pickOffers(upks: ReadonlyMap<OfferDraft, string>) {
  const groups = Map.groupBy(upks.keys(), (draft) => upks.get(draft) ?? draft.upk)
  return [...groups].map(([upk, same]) => ({ upk, best: pickBest(same) }))
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
