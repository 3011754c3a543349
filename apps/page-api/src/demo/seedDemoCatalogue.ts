import { existsSync } from 'node:fs'
import path from 'node:path'
import { sites } from '@clipfront/site-config'
import type { Kysely } from 'kysely'
import { blocksFromMarkdown } from '../blocks/blocksFromMarkdown.ts'
import type { Catalogue } from '../database/tables.ts'
import { storePicture } from '../media/storePicture.ts'
import { findByLanguage } from '../messages/findByLanguage.ts'
import { createSay } from './createSay.ts'
import type { DemoCatalogue, DemoMerchant, DemoOffer } from './DemoCatalogue.ts'
import { demoCatalogues } from './demoCatalogues.ts'
import { save } from './save.ts'
import { idOf } from './seeding/idOf.ts'
import { insertFormerSlugs } from './seeding/insertFormerSlugs.ts'
import { insertCategories, insertLabels, partOf } from './seeding/insertLabels.ts'
import { insertCashback, insertMerchants, insertReviews } from './seeding/insertShops.ts'
import { insertChannels, insertPosts } from './seeding/insertStories.ts'
import { insertTopics } from './seeding/insertTopics.ts'
import { insertTrials, type TriedOffer } from './seeding/insertTrials.ts'
import { drawAll } from './seeding/pictures.ts'
import type { Ids, Seeding } from './seeding/Seeding.ts'
import { toCouponRow } from './seeding/toCouponRow.ts'

/** A site with a row in one of these has been somebody's already. */
const SETTLED_BY = ['merchant', 'category', 'tag', 'brand', 'topic', 'channel', 'author', 'former_slug'] as const
/** Two processes that start together must not both find an empty catalogue. */
const SEED_LOCK = 4_710_021
/** The shop that has offers which nobody sees any more. */
const SHOP_OF_THE_UNSEEN = 'nimbus-shoes'

/**
 * Fills the catalogue of every site that has nothing yet and whose language the demo speaks, so that a first start
 * shows something. A site that has anything is left alone, but pictures that are gone are put back. The rows come in the same
 * order every time.
 * @param now the moment to which every date of the demo is relative
 * @param media absolute path of `CLIPFRONT_DATA/media`, where its pictures are put
 */
export async function seedDemoCatalogue(database: Kysely<Catalogue>, now: Date, media: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.selectNoFrom((e) => e.fn('pg_advisory_xact_lock', [e.val(SEED_LOCK)]).as('lock')).execute()
    const settledCodes = await settledSites(transaction)
    for (const site of sites) {
      const demo = findByLanguage(demoCatalogues, site.language)
      if (!demo || settledCodes.has(site.code)) continue
      const say = createSay(site.language, site.currency, demo.words)
      await seedSite({ database: transaction, site, demo, say, now, media })
    }
  })
  await putPicturesBack(database, media)
}

/** The folder of the pictures may have been deleted, or left behind with another machine, while the database stayed. */
async function putPicturesBack(database: Kysely<Catalogue>, media: string): Promise<void> {
  const [shop] = await database.selectFrom('merchant').select('logo').where('logo', 'is not', null).limit(1).execute()
  if (!shop?.logo || existsSync(path.join(media, path.basename(shop.logo)))) return
  for (const picture of drawAll(Object.values(demoCatalogues))) storePicture(media, picture)
}

/** Sites that have something of their own, or what is left of it. */
async function settledSites(database: Kysely<Catalogue>): Promise<Set<string>> {
  const settled = new Set<string>()
  for (const table of SETTLED_BY) {
    const rows = await database.selectFrom(table).select('site').distinct().execute()
    for (const { site } of rows) settled.add(site)
  }
  return settled
}

async function seedSite(seeding: Seeding): Promise<void> {
  const categories = await insertCategories(seeding)
  const merchants = await insertMerchants(seeding)
  await insertLabels(seeding)
  const offers = await insertOffers(seeding, merchants, categories)
  await insertTrials(seeding, offers)
  await insertTopics(seeding, offers)
  await insertChannels(seeding)
  await insertPosts(seeding, merchants, categories)
  await insertReviews(seeding, merchants)
  await insertCashback(seeding, merchants)
  await insertFormerSlugs(seeding)
}

async function insertOffers(seeding: Seeding, merchants: Ids, categories: Ids): Promise<TriedOffer[]> {
  const { database, demo, say } = seeding
  const terms = termsOf(seeding)
  const placed = demo.merchants.flatMap((merchant) =>
    offersOf(merchant, demo).map((offer, index) => ({
      offer,
      merchant,
      row: {
        ...toCouponRow(merchant, offer, { ...seeding, say, terms, testers: demo.testers }),
        merchant_id: idOf(merchants, merchant.slug),
        weight: merchant.offers.length - index,
      },
    })),
  )
  const rows = placed.map(({ row }) => row)
  const inserted = await database.insertInto('coupon').values(rows).returning(['id', 'upk']).execute()
  const ids = new Map(inserted.map(({ id, upk }) => [upk, id]))
  const offers = placed.map(({ offer, merchant, row: { upk } }) => {
    const own = [...merchant.categories, ...(offer.alsoIn ?? []), partOf(merchant.slug) ?? []].flat()
    return { id: idOf(ids, upk), upk, merchantSlug: merchant.slug, categories: [...new Set(own)], offer }
  })
  const links = offers.flatMap(({ id, categories: own }) =>
    own.map((slug) => ({ coupon_id: id, category_id: idOf(categories, slug) })),
  )
  await database.insertInto('coupon_category').values(links).execute()
  return offers
}

/** A shop's offers; one shop has two more, one that its feed took back and one that an editor hid. */
function offersOf({ slug, offers }: DemoMerchant, { content }: DemoCatalogue): readonly DemoOffer[] {
  if (slug !== SHOP_OF_THE_UNSEEN) return offers
  const { withdrawn, hidden } = content.offers
  return [
    ...offers,
    { title: withdrawn, code: 'WINTER8', save: save.money(8), seen: 30, withdrawn: 3, votes: [12, 4] },
    { title: hidden, code: 'NINETY90', save: save.percent(90), seen: 6, hidden: 2 },
  ]
}

function termsOf({ demo, say }: Pick<Seeding, 'demo' | 'say'>) {
  const { code, deal, always } = demo.content.offers.terms
  const both = blocksFromMarkdown(say(always))
  return { code: [...blocksFromMarkdown(say(code)), ...both], deal: [...blocksFromMarkdown(say(deal)), ...both] }
}
