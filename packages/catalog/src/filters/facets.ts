import {
  ENDS_SOON_DAYS,
  FILTER_KEYS,
  type FilterKey,
  OFFER_FILTERS,
  type OfferFilter,
  TESTED_DAYS,
} from '@clipfront/page-data'
import { type RawBuilder, sql, type SqlBool } from 'kysely'

/**
 * What an offer is, by every key of the filters, as one small number: lists hold it beside each id, so that any filter of a list of
 * tens of thousands, and all of its counts, are found without asking the database again.
 */
export type Facets = number

/** So many bits hold the value of a key: 0 for none, else its place in OFFER_FILTERS from 1. */
const BITS_OF_KEY = 3
const countShift = (key: FilterKey) => FILTER_KEYS.indexOf(key) * BITS_OF_KEY

const DAY_MS = 86_400_000

/** The facets of the live coupon `c`: the same as `describeFacets` says of it on a page. */
export function selectFacets(now: Date): RawBuilder<Facets> {
  const soon = new Date(now.getTime() + ENDS_SOON_DAYS * DAY_MS)
  const lately = new Date(now.getTime() - TESTED_DAYS * DAY_MS)
  return sql<Facets>`(
    ${numberWhere('type', { code: sql`c.code <> ''`, deal: sql`c.code = ''` })}
    + ${numberIn('for', sql`c.conditions->>'audience'`)}
    + ${numberIn('value', sql`case c.discount->>'kind' when 'free' then 'gift' else c.discount->>'kind' end`)}
    + ${numberWhere('ends', { soon: sql`c.ends_at > ${now} and c.ends_at <= ${soon}` })}
    + ${numberWhere('tested', { week: sql`c.verified_at >= ${lately}` })}
  )::int`
}

function numberWhere<Key extends FilterKey>(
  key: Key,
  conditions: Record<(typeof OFFER_FILTERS)[Key][number], RawBuilder<unknown>>,
): RawBuilder<number> {
  const cases = Object.entries<RawBuilder<unknown>>(conditions).map(
    ([value, condition]) => sql`when ${condition} then ${sql.lit(toNumber(key, value))}`,
  )
  return sql<number>`case ${sql.join(cases, sql` `)} else 0 end`
}

function numberIn(key: FilterKey, value: RawBuilder<unknown>): RawBuilder<number> {
  const cases = OFFER_FILTERS[key].map((known) => sql`when ${sql.lit(known)} then ${sql.lit(toNumber(key, known))}`)
  return sql<number>`case ${value} ${sql.join(cases, sql` `)} else 0 end`
}

function toNumber(key: FilterKey, value: string | null): number {
  const values: readonly string[] = OFFER_FILTERS[key]
  return value === null ? 0 : (values.indexOf(value) + 1) << countShift(key)
}

/** What a filter asks of facets: these bits are to be that number. */
interface FacetTest {
  mask: number
  wanted: number
}

export function toFacetTest(filter: OfferFilter): FacetTest {
  const keys = FILTER_KEYS.filter((key) => filter[key] !== null)
  return {
    mask: keys.reduce((mask, key) => mask | (((1 << BITS_OF_KEY) - 1) << countShift(key)), 0),
    wanted: keys.reduce((wanted, key) => wanted | toNumber(key, filter[key]), 0),
  }
}

/** Whether the coupon `c` fits a filter, by the same numbers. */
export function fitsFilter(filter: OfferFilter, now: Date): RawBuilder<SqlBool> {
  const { mask, wanted } = toFacetTest(filter)
  return mask === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${selectFacets(now)} & ${sql.lit(mask)} = ${sql.lit(wanted)})`
}

/** Those of some offers that fit a filter, in their order. @param facets of each offer, at its place */
export function pickFitting<Offer>(offers: readonly Offer[], facets: readonly Facets[], filter: OfferFilter): Offer[] {
  const { mask, wanted } = toFacetTest(filter)
  return offers.filter((_, index) => ((facets[index] ?? 0) & mask) === wanted)
}
