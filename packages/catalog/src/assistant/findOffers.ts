import type { Conditions, Discount } from '@clipfront/feeds/discount'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { cached } from '../context/cached.ts'
import type { CatalogView } from '../context/CatalogView.ts'
import { bestOrder, COUPON_ORDERS, joinedScore } from '../coupons/couponOrder.ts'
import { isLive } from '../coupons/couponState.ts'
import { lastFailure } from '../coupons/trials.ts'
import { isListed } from '../listings/Listing.ts'
import { MOST_RANKED } from '../search/searchCoupons.ts'
import { writeTsquery } from '../search/readQuery.ts'
import type { SiteName } from '../search/siteNames.ts'
import type { Subject } from './understandQuestion.ts'
import type { OfferFilters, OfferSort } from './readWish.ts'

export interface FoundOffer {
  id: number
  merchant_id: number
  discount: Discount | null
  conditions: Conditions
  /** When it was last tested, where that failed. */
  failed_at: Date | null
}

export interface FoundOffers {
  /** The first of them, in their order. */
  offers: readonly FoundOffer[]
  total: number
}

/** So many are looked at closely: more than one merchant has. */
const MOST_OFFERS = 200

interface Wanted {
  filters: OfferFilters
  sort: OfferSort
}

/**
 * Live offers of a subject that are as they are asked for, in the order that was asked for. Of merchants they are few, and figures
 * are as many as anybody cares to think of; all others are cached.
 */
export async function findOffers(view: CatalogView, subject: Subject, { filters, sort }: Wanted): Promise<FoundOffers> {
  const { merchants, names, words } = subject
  const select = () => selectOffers(view, subject, { filters, sort })
  if (
    merchants.length > 0 ||
    [filters.leastPercent, filters.leastOff, filters.mostPrice].some((figure) => figure !== null)
  )
    return select()
  const key = [names.map(({ kind, id }) => [kind, id]), words && writeTsquery(words), filters, sort]
  return cached(view, ['siteOffers', JSON.stringify(key)], select)
}

/** What an order compares: no more is read of those that are many. */
const COMPARED = {
  best: [],
  newest: ['c.first_seen_at', 'c.confirmed_at'],
  ending: ['c.ends_at'],
  biggest: ['c.discount'],
} as const satisfies Record<OfferSort, readonly string[]>

/** All are counted. As in the search the newest of them are put into the site's own order; any other order is that of all. */
async function selectOffers(view: CatalogView, subject: Subject, { filters, sort }: Wanted): Promise<FoundOffers> {
  const { database, site, now } = view
  const conditions = [...describeSubject(subject), ...describeFilters(filters, view), isLive(now)]
  const state = sql<string>`'live'`.as('state')
  const order = sort === 'best' ? sql`c.id desc` : COUPON_ORDERS[sort]
  const rows = await database
    .with(
      (name) => name('found').materialized(),
      (query) =>
        query
          .selectFrom('coupon as c')
          .where('c.site', '=', site.code)
          .where(sql<SqlBool>`${sql.join(conditions, sql` and `)}`)
          .select(['c.id', state, ...COMPARED[sort]]),
    )
    .with('chosen', (query) =>
      query
        .selectFrom('found as c')
        .select('c.id')
        .orderBy(order)
        .limit(sort === 'best' ? MOST_RANKED : MOST_OFFERS),
    )
    .selectFrom((query) =>
      query
        .selectFrom('coupon as c')
        .where('c.id', 'in', query.selectFrom('chosen').select('chosen.id'))
        .selectAll('c')
        .select(state)
        .as('c'),
    )
    .leftJoin('coupon_rank as r', 'r.coupon_id', 'c.id')
    .select(['c.id', 'c.merchant_id', 'c.discount', 'c.conditions', lastFailure(view).as('failed_at')])
    .select(sql<number>`(select count(*)::int from found)`.as('total'))
    .orderBy(sort === 'best' ? bestOrder(site, joinedScore) : order)
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
  const {
    kind,
    gives,
    audience,
    notNew,
    leastPercent,
    leastOff,
    mostPrice,
    hasNoMinimum,
    isExclusive,
    tested,
    endsWithinDays,
  } = filters
  const day = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone ${site.timeZone})::date`
  const today = day(sql`${now}::timestamptz`)
  const isExact = sql`not coalesce((c.discount->>'upTo')::boolean, false)`
  return [
    ...(kind ? [kind === 'code' ? sql<SqlBool>`c.code <> ''` : sql<SqlBool>`c.code = ''`] : []),
    ...(gives ? [sql<SqlBool>`c.discount->>'kind' = ${gives}`] : []),
    ...(audience ? [sql<SqlBool>`c.conditions->>'audience' = ${audience}`] : []),
    ...(notNew ? [sql<SqlBool>`c.conditions->>'audience' is distinct from 'new-customers'`] : []),
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
    ...(mostPrice
      ? [
          sql<SqlBool>`(c.discount->>'kind' = 'price' and c.discount->>'currency' = ${mostPrice.currency}
            and (c.discount->>'amount')::numeric <= ${mostPrice.amount})`,
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
