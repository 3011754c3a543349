import { invariant } from '@clipfront/routing/errors'
import { sites, type Site } from '@clipfront/site-config'
import type { Kysely } from 'kysely'
import type { Catalogue } from '../database/tables.ts'
import { tintOf } from '../import/draft/tintOf.ts'
import { drawLogo } from '../media/drawing/drawLogo.ts'
import { storePicture } from '../media/storePicture.ts'
import { findByLanguage } from '../messages/findByLanguage.ts'
import { wordingOf } from '../messages/wordingOf.ts'
import { createSay, type Say } from './createSay.ts'
import type { DemoCatalogue, DemoMerchant } from './DemoCatalogue.ts'
import { demoCatalogues } from './demoCatalogues.ts'
import { toCouponRow } from './toCouponRow.ts'

const DAY_MS = 86_400_000
/** Two processes that start together must not both find an empty catalogue. */
const SEED_LOCK = 4_710_021

/** How the demo's people try a code. */
const TEST = { outcome: 'worked', by_kind: 'editor', method: 'checkout' } as const

interface Seeding {
  site: Site
  demo: DemoCatalogue
  say: Say
  now: Date
  /** Where pictures lie. */
  media: string
}

/**
 * Fills the catalogue of every site that has no merchant yet and whose language the demo speaks, so that a first start
 * shows something. A site with merchants is left alone. The rows come in the same order every time.
 * @param now the moment to which every date of the demo is relative
 * @param media absolute path of `CLIPFRONT_DATA/media`, where its pictures are put
 */
export async function seedDemoCatalogue(database: Kysely<Catalogue>, now: Date, media: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.selectNoFrom((e) => e.fn('pg_advisory_xact_lock', [e.val(SEED_LOCK)]).as('lock')).execute()
    const settled = await transaction.selectFrom('merchant').select('site').distinct().execute()
    const settledCodes = new Set(settled.map(({ site }) => site))
    for (const site of sites) {
      const demo = findByLanguage(demoCatalogues, site.language)
      if (!demo || settledCodes.has(site.code)) continue
      await seedSite(transaction, { site, demo, say: createSay(site.language, site.currency, demo.words), now, media })
    }
  })
}

async function seedSite(database: Kysely<Catalogue>, seeding: Seeding): Promise<void> {
  const categoryIds = await insertCategories(database, seeding)
  const merchantIds = await insertMerchants(database, seeding)
  const placed = seeding.demo.merchants.flatMap((merchant) =>
    merchant.offers.map((offer, index) => ({
      row: {
        ...toCouponRow(merchant, offer, { ...seeding, testers: seeding.demo.testers }),
        merchant_id: idOf(merchantIds, merchant.slug),
        weight: merchant.offers.length - index,
      },
      categories: [...new Set([...merchant.categories, ...(offer.alsoIn ?? [])])],
    })),
  )
  const rows = placed.map(({ row }) => row)
  const coupons = await database.insertInto('coupon').values(rows).returning(['id', 'upk']).execute()
  const couponIds = new Map(coupons.map(({ id, upk }) => [upk, id]))
  const links = placed.flatMap(({ row, categories }) =>
    categories.map((slug) => ({ coupon_id: idOf(couponIds, row.upk), category_id: idOf(categoryIds, slug) })),
  )
  await database.insertInto('coupon_category').values(links).execute()
  const tests = placed.flatMap(({ row: { upk, verified_at: happenedAt, verified_by: by } }) =>
    happenedAt === null
      ? []
      : [{ ...TEST, coupon_id: idOf(couponIds, upk), happened_at: happenedAt, by_name: by ?? '' }],
  )
  await database.insertInto('verification').values(tests).execute()
}

async function insertCategories(
  database: Kysely<Catalogue>,
  { site, demo, say }: Seeding,
): Promise<Map<string, number>> {
  const names: Readonly<Record<string, string>> = wordingOf(site).categories
  const rows = Object.entries(demo.categories).map(([slug, summary]) => ({
    site: site.code,
    slug,
    name: names[slug] ?? slug,
    summary: say(summary),
  }))
  const inserted = await database.insertInto('category').values(rows).returning(['id', 'slug']).execute()
  return new Map(inserted.map(({ id, slug }) => [slug, id]))
}

async function insertMerchants(database: Kysely<Catalogue>, seeding: Seeding): Promise<Map<string, number>> {
  const rows = seeding.demo.merchants.map((merchant) => toMerchantRow(merchant, seeding))
  const inserted = await database.insertInto('merchant').values(rows).returning(['id', 'slug']).execute()
  return new Map(inserted.map(({ id, slug }) => [slug, id]))
}

function toMerchantRow({ slug, name, popularity, summary, facts }: DemoMerchant, { site, say, now, media }: Seeding) {
  const addedAt = new Date(now.getTime() - 400 * DAY_MS)
  return {
    site: site.code,
    slug,
    name,
    domain: `${slug}.example`,
    tint: tintOf(name),
    logo: storePicture(media, drawLogo(name, tintOf(name))),
    summary: say(summary),
    facts: JSON.stringify(facts.map(([label, value]) => ({ label: say(label), value: say(value) }))),
    programme_target: `/demo-shop/${slug}`,
    popularity,
    created_at: addedAt,
    changed_at: addedAt,
  }
}

function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key)
  invariant(id !== undefined, `the demo catalogue names ${key}, which it does not have`)
  return id
}
