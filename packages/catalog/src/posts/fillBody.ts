import type { WireCoupon, WirePageContent } from '@clipfront/page-data'
import { sql } from 'kysely'
import { bestOrder } from '../coupons/couponOrder.ts'
import { isLive } from '../coupons/couponState.ts'
import { couponsById } from '../coupons/listCoupons.ts'
import type { CatalogView } from '../context/CatalogView.ts'
import type { OfferSlot, PostBlock } from '../database/tables/content.ts'

type FilledBody = Extract<WirePageContent['blog'], { view: 'post' }>['body']

/**
 * A post with living offers in its slots: the one that is named, else the best of its merchant that stands nowhere else
 * in the post, else nothing.
 */
export async function fillBody(view: CatalogView, body: readonly PostBlock[]): Promise<FilledBody> {
  const slots = body.filter((block) => block.type === 'offer')
  if (slots.length === 0) return body.filter((block) => block.type !== 'offer')
  const [named, best] = await Promise.all([findNamed(view, slots), findBest(view, slots)])
  const chosen = choose(slots, named, best)
  const coupons = await couponsById(view, [...chosen.values()])
  return body.flatMap((block): FilledBody => {
    if (block.type !== 'offer') return [block]
    const coupon: WireCoupon | undefined = coupons.get(chosen.get(block) ?? 0)
    return coupon ? [{ type: 'offer', coupon }] : []
  })
}

/** By slot, the id of what stands in it. No offer stands in two. */
function choose(
  slots: readonly OfferSlot[],
  named: ReadonlyMap<string, number>,
  best: ReadonlyMap<string, readonly number[]>,
): Map<OfferSlot, number> {
  const chosen = new Map<OfferSlot, number>()
  const taken = new Set<number>()
  const take = (slot: OfferSlot, id: number | undefined): void => {
    if (id === undefined || taken.has(id)) return
    taken.add(id)
    chosen.set(slot, id)
  }
  for (const slot of slots) take(slot, named.get(slot.coupon ?? ''))
  for (const slot of slots.filter((each) => !chosen.has(each)))
    take(
      slot,
      best.get(slot.merchant)?.find((id) => !taken.has(id)),
    )
  return chosen
}

/** The offers that are named and live, by `upk`. */
async function findNamed({ database, site, now }: CatalogView, slots: readonly OfferSlot[]) {
  const upks = slots.flatMap(({ coupon }) => coupon ?? [])
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

/** The best live offers of the merchants, by the slug that the post knows a merchant by: as many as the post has slots. */
async function findBest({ database, site, now }: CatalogView, slots: readonly OfferSlot[]) {
  const slugs = [...new Set(slots.map(({ merchant }) => merchant))]
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
          .select(['c.id', sql<number>`row_number() over (order by ${bestOrder(site)})`.as('position')])
          .orderBy('position')
          .limit(slots.length)
          .as('c'),
      (join) => join.onTrue(),
    )
    .select(['s.slug', 'c.id'])
    .orderBy('c.position')
    .execute()
  return new Map([...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, of]) => [slug, of.map(({ id }) => id)]))
}
