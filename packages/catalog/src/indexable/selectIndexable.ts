import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { CatalogView } from '../context/CatalogView.ts'
import { FRESH_DAYS, isLive } from '../coupons/couponState.ts'

/** The table whose rows have pages of a type. */
const TABLES = {
  merchant: 'merchant',
  cashback: 'merchant',
  category: 'category',
  tag: 'tag',
  brand: 'brand',
  topic: 'topic',
  blog: 'post',
} as const

/** Types of pages that are made from one row, and that crawlers may show under a condition. */
export type IndexableType = keyof typeof TABLES

type View = Pick<CatalogView, 'database' | 'now'>

/**
 * Rows `r` of the sites whose page crawlers may show. Conditions, columns and order are the caller's.
 * @param codes of the sites; not empty
 */
export function selectIndexable({ database, now }: View, type: IndexableType, codes: readonly string[]) {
  const rows = sql<{ id: number; site: string; slug: string }>`${sql.table(TABLES[type])}`.as<'r'>('r')
  return database.selectFrom(rows).where('r.site', 'in', codes).where(isIndexable(type, now))
}

/** What the row `r` is found by on the other sites: its slug, or the master of a merchant, whose slug may differ. */
export function counterpartKey(type: IndexableType): RawBuilder<string | number> {
  return sql.ref(TABLES[type] === 'merchant' ? 'r.master_id' : 'r.slug')
}

function isIndexable(type: IndexableType, now: Date): RawBuilder<SqlBool> {
  if (type === 'blog') return sql`r.published_at <= ${now}`
  // A rate that stands, and a programme through which it is paid.
  if (type === 'cashback')
    return sql`(trim(r.programme_target) <> '' and exists (
      select from cashback_rate t
      where t.merchant_id = r.id and t.valid_from <= ${now} and (t.valid_until is null or t.valid_until > ${now})))`
  return sql`exists (select from ${COUPONS[type]} and ${isLive(now)} and ${isVouchedFor})`
}

/** How the coupons `c` are found that stand on the page of the row `r`. */
const COUPONS = {
  merchant: sql`coupon c where c.merchant_id = r.id`,
  category: sql`coupon_category cc join coupon c on c.id = cc.coupon_id where cc.category_id = r.id`,
  topic: sql`topic_coupon tc join coupon c on c.id = tc.coupon_id where tc.topic_id = r.id`,
  tag: couponsNaming('tags'),
  brand: couponsNaming('brands'),
} as const

/**
 * By the name alone: how many there are is not known to the planner, and it would read the indexes of all that is live, or of
 * the whole site, beside it.
 */
function couponsNaming(column: 'tags' | 'brands') {
  return sql`(select * from coupon where ${sql.ref(column)} @> array[r.slug] offset 0) c where c.site = r.site`
}

/**
 * Whether somebody stands behind the coupon `c`: it was tested, or a programme leads to the merchant. What only came in with
 * a list or feed is hearsay, and nobody is brought to hearsay from a search engine.
 */
const isVouchedFor = sql`exists (
  select from merchant m
  where m.id = c.merchant_id and (c.verified_at is not null or trim(m.programme_target) <> ''))`

/** Each is a change of what a page shows once it has come: tested, confirmed, shown, begun, ended, taken back, gone stale. */
export const COUPON_MOMENTS = [
  sql`c.changed_at`,
  sql`c.verified_at`,
  sql`c.confirmed_at`,
  sql`c.publish_from`,
  sql`c.publish_until`,
  sql`c.starts_at`,
  sql`c.ends_at`,
  sql`c.withdrawn_at`,
  sql`case when c.ends_at is null
    then greatest(c.first_seen_at, c.confirmed_at) + make_interval(days => ${sql.lit(FRESH_DAYS)}) end`,
]

/**
 * When the page of the row `r` last changed what it shows: with its offers, with what is said of them, as an event begins and
 * ends. Offers come and go in a post without that. Null when it is not known: an invented date is worse than none.
 */
export function lastChange(type: IndexableType, now: Date): RawBuilder<Date | null> {
  const past = (moment: RawBuilder<unknown>) => sql`case when ${moment} <= ${now} then ${moment} end`
  if (type === 'blog') return sql`greatest(r.published_at, ${past(sql`r.changed_at`)})`
  if (type === 'cashback')
    return sql`(select greatest(max(k.changed_at), max(t.valid_from), max(${past(sql`t.valid_until`)}))
      from cashback k left join cashback_rate t on t.merchant_id = k.merchant_id and t.valid_from <= ${now}
      where k.merchant_id = r.id)`
  const own = {
    merchant: [sql`r.changed_at`],
    topic: [past(sql`r.starts_at`), past(sql`r.ends_at`)],
    category: [],
    tag: [],
    brand: [],
  }[type]
  const ofCoupons = sql`max(greatest(${sql.join(COUPON_MOMENTS.map(past))}))`
  const isKnown = type === 'merchant' ? sql`r.changed_at is not null and` : sql``
  return sql`(select case when ${isKnown} ${ofCoupons} is not null and bool_and(c.changed_at is not null)
      then greatest(${sql.join([ofCoupons, ...own])}) end
    from ${COUPONS[type]})`
}
