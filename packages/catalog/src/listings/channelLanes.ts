import { type RawBuilder, sql, type SqlBool } from 'kysely'
import * as v from 'valibot'
import type { CatalogView } from '../context/CatalogView.ts'
import { bestOrder, joinedScore } from '../coupons/couponOrder.ts'
import { isLive } from '../coupons/couponState.ts'
import { type Facets, selectFacets } from '../filters/facets.ts'
import type { Lane } from '../database/tables/content.ts'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const laneSchema = v.object({
  heading: text,
  from: v.variant('kind', [
    v.object({ kind: v.picklist(['category', 'tag', 'brand', 'topic']), slug: text }),
    v.object({ kind: v.literal('newest') }),
  ]),
})

/** The lanes of a channel as an editor wrote them. One that says nothing a page can be filled from is left out. */
export function readLanes(written: unknown): Lane[] {
  if (!Array.isArray(written)) return []
  return written.flatMap((lane) => {
    const read = v.safeParse(laneSchema, lane)
    return read.success ? [read.output] : []
  })
}

interface LaneOffer {
  id: number
  merchant_id: number
  facets: Facets
}

/** The live offers that a lane may show, the best first; of the newest, the newest first. */
export async function laneOffers(view: CatalogView, { from }: Lane, limit: number): Promise<LaneOffer[]> {
  const { database, site, now } = view
  return database
    .selectFrom('coupon as c')
    .leftJoin('coupon_rank as r', 'r.coupon_id', 'c.id')
    .where('c.site', '=', site.code)
    .where(isLive(now))
    .where(isFrom(view, from))
    .select(['c.id', 'c.merchant_id', selectFacets(now).as('facets')])
    .orderBy(
      from.kind === 'newest'
        ? sql`greatest(c.first_seen_at, c.confirmed_at) desc, c.id desc`
        : bestOrder(site, joinedScore),
    )
    .limit(limit)
    .execute()
}

/** Whether the coupon `c` stands under what a lane is filled from. Under what is not there nothing stands. */
function isFrom({ site }: CatalogView, from: Lane['from']): RawBuilder<SqlBool> {
  return from.kind === 'newest' ? sql<SqlBool>`true` : IS_UNDER[from.kind](site.code, from.slug)
}

/** One id and not a join: a planner that may choose sorts the whole catalog first. */
const IS_UNDER = {
  category: (site: string, slug: string) => sql<SqlBool>`c.id in (
    select coupon_id from coupon_category
    where category_id = (select id from category where site = ${site} and slug = ${slug}))`,
  topic: (site: string, slug: string) => sql<SqlBool>`c.id in (
    select coupon_id from topic_coupon
    where topic_id = (select id from topic where site = ${site} and slug = ${slug}))`,
  tag: (site: string, slug: string) => sql<SqlBool>`(c.tags @> array[${slug}]::text[]
    and exists (select from tag where site = ${site} and slug = ${slug}))`,
  brand: (site: string, slug: string) => sql<SqlBool>`(c.brands @> array[${slug}]::text[]
    and exists (select from brand where site = ${site} and slug = ${slug}))`,
} as const

/**
 * What each lane shows: no offer stands in two, the earlier one has it; a lane without any is left out.
 * @param found of each lane, the best first
 */
export function fillChannel(
  lanes: readonly Lane[],
  found: readonly (readonly LaneOffer[])[],
  most: number,
): { lane: Lane; offers: LaneOffer[] }[] {
  const taken = new Set<number>()
  return lanes.flatMap((lane, index) => {
    const offers = (found[index] ?? []).filter(({ id }) => !taken.has(id)).slice(0, most)
    for (const { id } of offers) taken.add(id)
    return offers.length > 0 ? [{ lane, offers }] : []
  })
}
