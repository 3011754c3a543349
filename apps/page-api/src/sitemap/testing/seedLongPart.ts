import { type Kysely, sql } from 'kysely'
import { daysAgo, UK } from '../../database/testing/seed.ts'

/** Enough for a part; with addresses as long as they may be it is more than any socket's buffers take. */
export const LONG_PART_URLS = 5500

/** Merchants of two sites, whose pages name each other. */
export async function seedLongPart(owner: Kysely<unknown>): Promise<void> {
  for (const code of [UK, 'www.clipfront.example']) {
    await sql`
      insert into merchant (site, slug, name, domain, tint, programme_target, created_at, changed_at)
      select ${code}, n || repeat('𠮷', 55), 'Shop ' || n, 'shop-' || n || '.example', 1, '/demo-shop/x', ${daysAgo(9)}, ${daysAgo(9)}
      from generate_series(1, ${sql.lit(LONG_PART_URLS)}) n`.execute(owner)
    await sql`
      insert into coupon (site, merchant_id, upk, sign, code, title, starts_at, first_seen_at, source, source_list, changed_at)
      select m.site, m.id, m.domain, '', 'CODE', '10% off', ${daysAgo(9)}, ${daysAgo(9)}, 'test', '{test}', ${daysAgo(9)}
      from merchant m where m.site = ${code}`.execute(owner)
  }
  await sql`analyze merchant, coupon`.execute(owner)
}
