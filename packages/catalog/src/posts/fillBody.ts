import type { WireCoupon, WirePageContent } from '@clipfront/page-data'
import { sql } from 'kysely'
import { bestOrder } from '../coupons/couponOrder.ts'
import { isLive } from '../coupons/couponState.ts'
import { couponsById } from '../coupons/listCoupons.ts'
import type { CatalogView } from '../context/CatalogView.ts'
import type { OfferPlace, PostBlock } from '../database/tables/content.ts'

type FilledBody = Extract<WirePageContent['blog'], { view: 'post' }>['body']

/**
 * A post with living offers in the places for them: the one that is named, else the best of its merchant that stands nowhere else
 * in the post, else nothing.
 */
export async function fillBody(view: CatalogView, body: readonly PostBlock[]): Promise<FilledBody> {
  const places = body.filter((block) => block.type === 'offer')
  if (places.length === 0) return body.filter((block) => block.type !== 'offer')
  const [named, best] = await Promise.all([findNamed(view, places), findBest(view, places)])
  const chosen = choose(places, named, best)
  const coupons = await couponsById(view, [...chosen.values()])
  return body.flatMap((block): FilledBody => {
    if (block.type !== 'offer') return [block]
    const coupon: WireCoupon | undefined = coupons.get(chosen.get(block) ?? 0)
    return coupon ? [{ type: 'offer', coupon }] : []
  })
}

/** By place, the id of what stands in it. No offer stands in two. */
function choose(
  places: readonly OfferPlace[],
  named: ReadonlyMap<string, number>,
  best: ReadonlyMap<string, readonly number[]>,
): Map<OfferPlace, number> {
  const chosen = new Map<OfferPlace, number>()
  const taken = new Set<number>()
  const take = (place: OfferPlace, id: number | undefined): void => {
    if (id === undefined || taken.has(id)) return
    taken.add(id)
    chosen.set(place, id)
  }
  for (const place of places) take(place, named.get(place.coupon ?? ''))
  for (const place of places.filter((each) => !chosen.has(each)))
    take(
      place,
      best.get(place.merchant)?.find((id) => !taken.has(id)),
    )
  return chosen
}

/** The offers that are named and live, by `upk`. */
async function findNamed({ database, site, now }: CatalogView, places: readonly OfferPlace[]) {
  const upks = places.flatMap(({ coupon }) => coupon ?? [])
  if (upks.length === 0) return new Map<string, number>()
  const rows = await database
    .selectFrom('coupon as c')
    .where('c.site', '=', site.code)
    .where('c.upk', 'in', upks)
    .where(isLive(now))
    .select(['c.id', 'c.upk'])
    .execute()
  return new Map(rows.map(({ id, upk }) => [upk, id]))
}

/** The best live offers of the merchants, by the slug that the post knows a merchant by: as many as the post has places. */
async function findBest({ database, site, now }: CatalogView, places: readonly OfferPlace[]) {
  const slugs = [...new Set(places.map(({ merchant }) => merchant))]
  const merchants = database
    .selectFrom('merchant as m')
    .where('m.site', '=', site.code)
    .where('m.slug', 'in', slugs)
    .select(['m.id', 'm.slug'])
    .unionAll(
      database
        .selectFrom('former_slug as f')
        .innerJoin('merchant as m', (join) =>
          join.onRef('m.site', '=', 'f.site').onRef('m.slug', '=', 'f.current_slug'),
        )
        .where('f.site', '=', site.code)
        .where('f.kind', '=', 'merchant')
        .where('f.slug', 'in', slugs)
        .select(['m.id', 'f.slug']),
    )
  const rows = await database
    .selectFrom(merchants.as('s'))
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('coupon as c')
          .whereRef('c.merchant_id', '=', 's.id')
          .where(isLive(now))
          .select(['c.id', sql<number>`row_number() over (order by ${bestOrder})`.as('place')])
          .orderBy('place')
          .limit(places.length)
          .as('c'),
      (join) => join.onTrue(),
    )
    .select(['s.slug', 'c.id'])
    .orderBy('c.place')
    .execute()
  return new Map([...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, of]) => [slug, of.map(({ id }) => id)]))
}
