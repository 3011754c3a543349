import type { Insertable, Kysely } from 'kysely'
import type { Database, CouponTable, MerchantTable } from '../database/tables.ts'

/** The moment at which tests live unless they say otherwise. */
export const NOW = new Date('2026-11-20T12:00:00Z')
export const UK = 'uk.clipfront.example'

/** `days` before (or, negative, after) that moment. */
export function daysAgo(days: number, now = NOW): Date {
  return new Date(now.getTime() - days * 86_400_000)
}

/** Stores a believable merchant; give what the test is about. */
export async function seedMerchant(database: Kysely<Database>, fields: Partial<Insertable<MerchantTable>> = {}) {
  const slug = fields.slug ?? 'nimbus-shoes'
  return database
    .insertInto('merchant')
    .values({
      site: UK,
      slug,
      name: 'Nimbus Shoes',
      domain: `${slug}.example`,
      tint: 3,
      programme_target: `/demo-shop/${slug}`,
      created_at: daysAgo(400),
      ...fields,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

let seeded = 0

/** Stores a live coupon of a merchant; give what the test is about. */
export async function seedCoupon(
  database: Kysely<Database>,
  merchant: { id: number; site: string },
  fields: Partial<Insertable<CouponTable>> = {},
) {
  seeded += 1
  return database
    .insertInto('coupon')
    .values({
      site: merchant.site,
      merchant_id: merchant.id,
      upk: `upk-${seeded}`,
      sign: `sign-${seeded}`,
      code: 'WELCOME20',
      title: '20% off everything for new customers',
      discount: JSON.stringify({ kind: 'percent', percent: 20 }),
      starts_at: daysAgo(10),
      ends_at: daysAgo(-10),
      first_seen_at: daysAgo(10),
      source: 'test',
      source_list: ['test'],
      ...fields,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Stores a category and puts coupons into it. */
export async function seedCategory(
  database: Kysely<Database>,
  fields: { slug: string; name: string; site?: string },
  coupons: readonly { id: number }[] = [],
) {
  const category = await database
    .insertInto('category')
    .values({ site: UK, ...fields })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (coupons.length > 0)
    await database
      .insertInto('coupon_category')
      .values(coupons.map(({ id }) => ({ coupon_id: id, category_id: category.id })))
      .execute()
  return category
}
