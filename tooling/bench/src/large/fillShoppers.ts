import { type Kysely, sql } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import { LARGE, type LargeCatalog } from './fillLargeCatalog.ts'

/** Verifications, votes, clicks, reviews and cashback. */
export async function fillShoppers(database: Kysely<Database>, { site, now }: LargeCatalog): Promise<void> {
  const coupons = sql`coupon c where c.site = ${site}`
  await sql`
    insert into verification (coupon_id, happened_at, outcome, by_kind, by_name, method)
    select c.id, ${now}::timestamptz - (c.id % 60) * interval '1 day', case when c.id % 7 = 0 then 'failed' else 'worked' end,
      'editor', 'Mara', 'checkout'
    from ${coupons} and c.id % 2 = 0`.execute(database)
  await sql`
    insert into vote (coupon_id, cast_at, worked, reason, visitor_hash)
    select c.id, ${now}::timestamptz - (c.id % 40 + n) * interval '1 day', n % 3 > 0,
      case when n % 3 = 0 then 'minimum' end, 'v' || c.id || '-' || n
    from ${sql`coupon c, generate_series(1, 3) n where c.site = ${site}`} and c.id % 3 = 0`.execute(database)
  await sql`
    insert into event (type, site, environment, occurred_at, coupon_id, merchant_id, visitor_hash, network_hash)
    select 'click', ${site}, 'prod', ${now}::timestamptz - (c.id % 500) * interval '10 minutes', c.id, c.merchant_id,
      'v' || c.id % 5000, 'n' || c.id % 900
    from ${coupons}`.execute(database)
  await sql`
    insert into review (merchant_id, rating, title, body, by_name, written_at, state)
    select m.id, 1 + (m.id + n) % 5, 'A shop', 'What somebody thinks of it.', 'T.',
      ${now}::timestamptz - n * interval '9 days', case when n = 7 then 'waiting' else 'shown' end
    from merchant m, generate_series(1, 7) n where m.site = ${site} and m.id % 4 = 0`.execute(database)
  await sql`
    insert into cashback (merchant_id, tracking_hours, paying_days, exclusions, changed_at)
    select m.id, 48, 60, '[{"type":"list","items":["Gift cards"]}]', ${now}
    from merchant m where m.site = ${site} and m.id % ${sql.lit(LARGE.cashbackOf)} = 0`.execute(database)
  await sql`
    insert into cashback_rate (merchant_id, tier, percent, valid_from, valid_until)
    select k.merchant_id, (array['', 'New customers', ''])[n], n + 1, ${now}::timestamptz - n * interval '40 days',
      case when n = 3 then ${now}::timestamptz - interval '41 days' end
    from cashback k join merchant m on m.id = k.merchant_id, generate_series(1, 3) n where m.site = ${site}`.execute(
    database,
  )
}
