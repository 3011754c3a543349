import { type Kysely, sql } from 'kysely'
import { type Database, refreshStatistics } from '@clipfront/catalog/database'
import { fillContent } from './fillContent.ts'
import { fillShoppers } from './fillShoppers.ts'

export interface LargeCatalog {
  site: string
  merchants: number
  /** Nine of ten merchants have as many each; the first tenth has half of all. */
  coupons: number
  /** Of the merchants, in their order; those that have none here have one made out of their number. */
  names: readonly { name: string; domain: string }[]
  now: Date
}

/** Of its kind, in a large catalog. */
export const LARGE = {
  categories: 40,
  tags: 24,
  brands: 801,
  topics: 12,
  channels: 4,
  posts: 600,
  /** One merchant in so many has cashback. */
  cashbackOf: 5,
} as const

/** The name of shop `n`: as many different words as there are in such names. */
const NAME = sql`initcap((array['ka', 'bro', 'tel', 'ni', 'qui', 'sor', 'lum', 'fa', 've', 'dar', 'gri', 'po', 'zan'])[1 + n % 13]
  || (array['ra', 'lio', 'men', 'ti', 'sko', 'bel', 'nu', 'vare', 'xi', 'dom', 'pel'])[1 + n % 11]
  || (array['st', 'na', 'rik', 'lo', 'ven', 'tta', 'mer', 'gus', 'wyn'])[1 + n % 9]
  || ' ' || (array['Shoes', 'Lamps', 'Coffee', 'Home', 'Toys', 'Garden', 'and Sons'])[1 + n / 1287 % 7])`

const WORTHS = [
  `'{"kind":"percent","percent":' || (5 + n % 61) || '}'`,
  `'{"kind":"money","amount":' || (1 + n % 50) || ',"currency":"GBP"}'`,
  `'{"kind":"free-delivery"}'`,
] as const

/**
 * Fills a site with as much as the largest have, so that its pages can be timed and their queries looked at. Rows are made by
 * the database out of their numbers: the same ones every time. Six offers of ten are live; of those with "clearance" hardly any.
 */
export async function fillLargeCatalog(database: Kysely<Database>, catalog: LargeCatalog): Promise<void> {
  await fillMerchants(database, catalog)
  await fillContent(database, catalog)
  await fillCoupons(database, catalog)
  await fillShoppers(database, catalog)
}

async function fillMerchants(database: Kysely<Database>, { site, merchants, names, now }: LargeCatalog): Promise<void> {
  await sql`
    insert into merchant (site, slug, name, domain, tint, summary, facts, programme_target, popularity, created_at, changed_at)
    select ${site}, 'shop-' || n,
      coalesce(given.name, ${NAME}),
      coalesce(given.domain, 'shop-' || n || '.example'), n % 12, 'What shop ' || n || ' sells.', '[{"label":"Delivery","value":"Free from £40"}]',
      case when n % 10 > 0 then '/demo-shop/shop-' || n end,
      case when n % 20 = 0 then (n * 7919) % 100 else 0 end, ${now}::timestamptz - interval '400 days', ${now}
    from generate_series(1, ${sql.lit(merchants)}) n
    left join rows from (json_to_recordset(${JSON.stringify(names)}::json) as (name text, domain text)) with ordinality
      as given (name, domain, place) on given.place = n`.execute(database)
}

async function fillCoupons(database: Kysely<Database>, { site, merchants, coupons, now }: LargeCatalog): Promise<void> {
  const tenth = Math.max(1, Math.floor(merchants / 10))
  const filling = sql`(
    select n, (select min(id) from merchant where site = ${site})
      + case when n % 2 = 0 then (n / 2 * 7) % ${sql.lit(tenth)} else ((n + 1) / 2) % ${sql.lit(merchants)} end as merchant_id
    from generate_series(1, ${sql.lit(coupons)}) n) filling`
  await sql`
    insert into coupon (site, merchant_id, upk, sign, code, title, detail, key_terms, discount, promotion_off, tags, brands,
      keywords, starts_at, ends_at, first_seen_at, confirmed_at, withdrawn_at, verified_by, verified_at, votes_worked,
      votes_failed, source, source_list, weight, changed_at)
    select ${site}, merchant_id, 'large-' || n, 'sign-' || n, case when n % 3 > 0 then 'SAVE' || n else '' end,
      (5 + n % 61) || '% off ' || (array['boots', 'lamps', 'coffee', 'tents', 'bread', 'games', 'chairs'])[1 + n % 7]
        || (array['', ' for new customers', ' over £50', ' this week'])[1 + n % 4],
      'One use for each customer.', array['Over £' || 10 * (1 + n % 9)],
      (case n % 5 when 0 then ${sql.raw(WORTHS[2])} when 1 then ${sql.raw(WORTHS[1])} else ${sql.raw(WORTHS[0])} end)::jsonb,
      (5 + n % 61) || '% off',
      array['tag-' || 1 + (n::bigint * n) % 7, 'tag-' || 8 + n % ${sql.lit(LARGE.tags - 7)}],
      case when n % 2 = 0 then array['brand-' || 1 + (n / 2) % ${sql.lit(LARGE.brands)}] else '{}' end,
      (select lower(name) from merchant m where m.id = filling.merchant_id) || ' shoes'
        || case when n % 40 = 4 or n % 20000 = 0 then ' clearance' else '' end, ${now}::timestamptz - (n % 90) * interval '1 day',
      case when n % 10 < 4 then ${now}::timestamptz + (1 + n % 60) * interval '1 day' + n % 1440 * interval '1 minute'
        when n % 10 < 7 then ${now}::timestamptz - (1 + n % 300) * interval '1 day' end,
      ${now}::timestamptz - (n % 100) * interval '1 day',
      case when n % 10 = 7 then ${now}::timestamptz - (n % 30) * interval '1 day' end,
      case when n % 10 = 9 then ${now}::timestamptz - interval '3 days' end,
      case when n % 6 = 0 then 'Mara' end, case when n % 6 = 0 then ${now}::timestamptz - (n % 200) * interval '1 hour' end,
      n % 50, n % 9, 'large', '{large}', n % 4, ${now}::timestamptz - (n % 100) * interval '1 day'
    from ${filling}`.execute(database)
  // Where the planner believes that there are no coupons, every check of a foreign key to them reads an index of all of them.
  await refreshStatistics(database)
  await sql`
    insert into coupon_category (coupon_id, category_id)
    select distinct c.id, first.id + place from coupon c,
      (select min(id) as id from category where site = ${site}) first,
      lateral (values (c.merchant_id % ${sql.lit(LARGE.categories)}), ((c.id * c.id::bigint) % 11)) as of(place)
    where c.site = ${site}`.execute(database)
  await sql`
    insert into topic_coupon (topic_id, coupon_id)
    select first.id + c.id % ${sql.lit(LARGE.topics)}, c.id from coupon c,
      (select min(id) as id from topic where site = ${site}) first
    where c.site = ${site} and c.id % 25 = 0`.execute(database)
}
