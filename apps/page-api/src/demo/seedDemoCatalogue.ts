import { sites, type Site } from '@clipfront/site-config'
import type { Kysely } from 'kysely'
import type { Catalogue } from '../database/tables.ts'
import { CATEGORIES, type CategorySlug } from '../import/draft/categories.ts'
import { tintOf } from '../import/draft/tintOf.ts'
import { demoCategories } from './demoCategories.ts'
import type { DemoMerchant } from './DemoMerchant.ts'
import { demoMerchants } from './merchants.ts'
import { toCouponRow } from './toCouponRow.ts'
import { type DemoLanguage, type Wording, wordingFor } from './wording.ts'

const DAY_MS = 86_400_000
/** Two processes that start together must not both find an empty catalogue. */
const SEED_LOCK = 4_710_021

/**
 * Fills the catalogue of every site that has no merchant yet and whose language the demo speaks, so that a first start
 * shows something. A site with merchants is left alone. The rows come in the same order every time.
 * @param now the moment to which every date of the demo is relative
 */
export async function seedDemoCatalogue(database: Kysely<Catalogue>, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.selectNoFrom((e) => e.fn('pg_advisory_xact_lock', [e.val(SEED_LOCK)]).as('lock')).execute()
    for (const site of sites) {
      if (!isDemoLanguage(site.language)) continue
      const settled = await transaction
        .selectFrom('merchant')
        .select('id')
        .where('site', '=', site.code)
        .executeTakeFirst()
      if (!settled) await seedSite(transaction, site, wordingFor(site.language, site.currency), now)
    }
  })
}

function isDemoLanguage(language: string): language is DemoLanguage {
  return language === 'en-US' || language === 'en-GB'
}

async function seedSite(database: Kysely<Catalogue>, site: Site, wording: Wording, now: Date): Promise<void> {
  const categoryIds = await insertCategories(database, site, wording)
  const merchantIds = await insertMerchants(database, site, wording, now)
  for (const merchant of demoMerchants) {
    const merchantId = merchantIds.get(merchant.slug)
    if (merchantId === undefined) continue
    const rows = merchant.offers.map((offer, index) => ({
      ...toCouponRow(merchant, offer, { site, wording, now }),
      merchant_id: merchantId,
      weight: merchant.offers.length - index,
    }))
    const coupons = await database.insertInto('coupon').values(rows).returning(['id', 'upk']).execute()
    const idOf = new Map(coupons.map(({ id, upk }) => [upk, id]))
    const links = merchant.offers.flatMap((offer, index) => {
      const couponId = idOf.get(rows[index]?.upk ?? '')
      const slugs = new Set([...merchant.categories, ...(offer.alsoIn ?? [])])
      return [...slugs].flatMap((slug) => {
        const categoryId = categoryIds.get(slug)
        return couponId === undefined || categoryId === undefined
          ? []
          : [{ coupon_id: couponId, category_id: categoryId }]
      })
    })
    await database.insertInto('coupon_category').values(links).execute()
  }
}

async function insertCategories(
  database: Kysely<Catalogue>,
  site: Site,
  wording: Wording,
): Promise<Map<string, number>> {
  const slugs = Object.keys(demoCategories) as (keyof typeof demoCategories & CategorySlug)[]
  const rows = slugs.map((slug) => ({
    site: site.code,
    slug,
    name: CATEGORIES[slug],
    summary: wording.say(demoCategories[slug]),
  }))
  const inserted = await database.insertInto('category').values(rows).returning(['id', 'slug']).execute()
  return new Map(inserted.map(({ id, slug }) => [slug, id]))
}

async function insertMerchants(
  database: Kysely<Catalogue>,
  site: Site,
  wording: Wording,
  now: Date,
): Promise<Map<string, number>> {
  const rows = demoMerchants.map((merchant) => toMerchantRow(merchant, site, wording, now))
  const inserted = await database.insertInto('merchant').values(rows).returning(['id', 'slug']).execute()
  return new Map(inserted.map(({ id, slug }) => [slug, id]))
}

function toMerchantRow(
  { slug, name, popularity, summary, facts }: DemoMerchant,
  site: Site,
  wording: Wording,
  now: Date,
) {
  return {
    site: site.code,
    slug,
    name,
    domain: `${slug}.example`,
    tint: tintOf(name),
    summary: wording.say(summary),
    facts: JSON.stringify(facts.map(([label, value]) => ({ label: wording.say(label), value: wording.say(value) }))),
    programme_target: `/demo-shop/${slug}`,
    popularity,
    created_at: new Date(now.getTime() - 400 * DAY_MS),
  }
}
