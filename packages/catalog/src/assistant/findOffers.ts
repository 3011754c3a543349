import type { Conditions, Discount } from '@clipfront/feeds/discount'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { cached } from '../context/cached.ts'
import type { CatalogView } from '../context/CatalogView.ts'
import { bestOrder, COUPON_ORDERS, joinedScore } from '../coupons/couponOrder.ts'
import { isLive } from '../coupons/couponState.ts'
import { isListed } from '../listings/Listing.ts'
import { writeTsquery } from '../search/readQuery.ts'
import type { SiteName } from '../search/siteNames.ts'
import { isWholeSite, type Subject } from './findSubject.ts'
import type { OfferFilters, OfferSort } from './readWish.ts'

export interface FoundOffer {
  id: number
  merchant_id: number
  discount: Discount | null
  conditions: Conditions
}

export interface FoundOffers {
  /** The first of them, in their order. */
  offers: readonly FoundOffer[]
  total: number
}

/** So many are looked at closely: more than one merchant has. */
const MOST_OFFERS = 200

/** Live offers of a subject that are as they are asked for, in the order that was asked for; those of the whole site are cached. */
export async function findOffers(
  view: CatalogView,
  subject: Subject,
  { filters, sort }: { filters: OfferFilters; sort: OfferSort },
): Promise<FoundOffers> {
  const select = () => selectOffers(view, subject, { filters, sort })
  return isWholeSite(subject) ? cached(view, ['siteOffers', JSON.stringify([filters, sort])], select) : select()
}

async function selectOffers(
  view: CatalogView,
  subject: Subject,
  { filters, sort }: { filters: OfferFilters; sort: OfferSort },
): Promise<FoundOffers> {
  const { database, site, now } = view
  const conditions = [...describeSubject(subject), ...describeFilters(filters, view)]
  const found = database
    .selectFrom('coupon as c')
    .where('c.site', '=', site.code)
    .where(sql<SqlBool>`(${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`})`)
    .where(isLive(now))
    .select('c.id')
  const order = sort === 'best' ? bestOrder(site, joinedScore) : COUPON_ORDERS[sort]
  const live = database
    .with(
      (name) => name('found').materialized(),
      () => found,
    )
    .selectFrom('coupon as c')
    .where('c.id', 'in', (query) => query.selectFrom('found').select('found.id'))
    .selectAll('c')
    .select(sql<string>`'live'`.as('state'))
  const rows = await database
    .selectFrom(live.as('c'))
    .leftJoin('coupon_rank as r', 'r.coupon_id', 'c.id')
    .select(['c.id', 'c.merchant_id', 'c.discount', 'c.conditions', sql<number>`(count(*) over ())::int`.as('total')])
    .orderBy(order)
    .limit(MOST_OFFERS)
    .execute()
  return { offers: rows.map(({ total: _total, ...offer }) => offer), total: rows[0]?.total ?? 0 }
}

function describeSubject({ merchants, names, words }: Subject): RawBuilder<SqlBool>[] {
  const tsquery = words ? writeTsquery(words) : undefined
  return [
    ...(merchants.length > 0 ? [sql<SqlBool>`c.merchant_id in (${sql.join(merchants.map(({ id }) => id))})`] : []),
    ...(names.length > 0 ? [sql<SqlBool>`(${sql.join(names.map(isNamed), sql` or `)})`] : []),
    ...(tsquery === undefined ? [] : [sql<SqlBool>`c.words @@ ${tsquery}::tsquery`]),
  ]
}

function isNamed({ kind, id, slug }: SiteName): RawBuilder<SqlBool> {
  if (kind === 'topic') return sql`c.id in (select tc.coupon_id from topic_coupon tc where tc.topic_id = ${id})`
  return isListed(kind === 'brand' ? { kind, id, slug, ownMerchant: null } : { kind, id, slug })
}

function describeFilters(filters: OfferFilters, { site, now }: CatalogView): RawBuilder<SqlBool>[] {
  const { kind, gives, audience, leastPercent, leastOff, hasNoMinimum, isExclusive, tested, endsWithinDays } = filters
  const day = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone ${site.timeZone})::date`
  const today = day(sql`${now}::timestamptz`)
  const isExact = sql`not coalesce((c.discount->>'upTo')::boolean, false)`
  return [
    ...(kind ? [kind === 'code' ? sql<SqlBool>`c.code <> ''` : sql<SqlBool>`c.code = ''`] : []),
    ...(gives ? [sql<SqlBool>`c.discount->>'kind' = ${gives}`] : []),
    ...(audience ? [sql<SqlBool>`c.conditions->>'audience' = ${audience}`] : []),
    ...(leastPercent === null
      ? []
      : [
          sql<SqlBool>`(c.discount->>'kind' = 'percent' and (c.discount->>'percent')::numeric >= ${leastPercent} and ${isExact})`,
        ]),
    ...(leastOff
      ? [
          sql<SqlBool>`(c.discount->>'kind' = 'money' and c.discount->>'currency' = ${leastOff.currency}
            and (c.discount->>'amount')::numeric >= ${leastOff.amount} and ${isExact})`,
        ]
      : []),
    ...(hasNoMinimum ? [sql<SqlBool>`c.conditions->'leastBasket' is null`] : []),
    ...(isExclusive ? [sql<SqlBool>`c.is_exclusive`] : []),
    ...(tested
      ? [
          tested.withinDays === null
            ? sql<SqlBool>`c.verified_at is not null`
            : sql<SqlBool>`${day(sql`c.verified_at`)} >= ${today} - ${tested.withinDays}::int`,
        ]
      : []),
    ...(endsWithinDays === null
      ? []
      : [
          // What ends at midnight was good until the day before.
          sql<SqlBool>`${day(sql`(c.ends_at - interval '1 second')`)} <= ${today} + ${endsWithinDays}::int`,
        ]),
  ]
}
