import type { WireCoupon, WirePageContent } from '@clipfront/page-data'
import type { CatalogView } from '../context/CatalogView.ts'
import { selectFacets } from '../filters/facets.ts'
import { couponFigures } from './couponFigures.ts'
import { bestOrder, joinedScore, rankedOrder } from './couponOrder.ts'
import { isLive } from './couponState.ts'
import { describeCoupon } from './describeCoupon.ts'
import { selectCoupons } from './selectCoupons.ts'

/**
 * Coupons that were chosen before, as page data carries them.
 * @param ids in no order; few
 * @returns by id; without those that are not shown
 */
export async function couponsById(view: CatalogView, ids: readonly number[]): Promise<Map<number, WireCoupon>> {
  if (ids.length === 0) return new Map()
  const rows = await selectCoupons(view).where('c.id', 'in', ids).select(couponFigures(view)).execute()
  return new Map(rows.map((row) => [row.id, describeCoupon(row, view.site)]))
}

/** Offers that were chosen before, in the order of their ids. What has ended or been hidden since they were chosen is left out. */
export async function listLiveCoupons(view: CatalogView, ids: readonly number[]): Promise<WireCoupon[]> {
  const found = await couponsById(view, ids)
  return ids.flatMap((id) => found.get(id) ?? []).filter(({ state }) => state === 'live')
}

/** The best live offers of one merchant. */
export async function listBestOfMerchant(view: CatalogView, merchantId: number, limit: number): Promise<WireCoupon[]> {
  return (await openBestOfMerchant(view, merchantId, limit)).coupons
}

/** The same with what each of them is. */
export async function openBestOfMerchant(view: CatalogView, merchantId: number, limit: number) {
  const rows = await view.database
    .selectFrom(selectCoupons(view).where('c.merchant_id', '=', merchantId).where(isLive(view.now)).as('c'))
    .selectAll('c')
    .select(couponFigures(view))
    .select(selectFacets(view.now).as('facets'))
    .orderBy(rankedOrder(view.site))
    .limit(limit)
    .execute()
  return { coupons: rows.map((row) => describeCoupon(row, view.site)), facets: rows.map(({ facets }) => facets) }
}

interface ChosenLane {
  heading: string
  /** Where all of them stand; null where nothing is. */
  path: string | null
  ids: readonly number[]
}

/** Rows of offers that were chosen before. What has ended since then is left out, and a lane of which all has. */
export async function showLanes(
  view: CatalogView,
  chosen: readonly ChosenLane[],
): Promise<WirePageContent['channel']['lanes']> {
  const listed = await listLiveCoupons(
    view,
    chosen.flatMap(({ ids }) => ids),
  )
  const byId = new Map(listed.map((coupon) => [coupon.id, coupon]))
  return chosen
    .map(({ heading, path, ids }) => ({ heading, path, coupons: ids.flatMap((id) => byId.get(id) ?? []) }))
    .filter(({ coupons }) => coupons.length > 0)
}

/** Ids of the best live offer of each merchant of the site, the best of all first, as they were when the site was counted. */
export async function bestOfEachMerchant({ database, site, now }: CatalogView, most: number): Promise<number[]> {
  const rows = await database
    .selectFrom('live_count as best')
    .innerJoin('coupon as c', 'c.id', 'best.best_coupon_id')
    .leftJoin('coupon_rank as r', 'r.coupon_id', 'c.id')
    .where('best.site', '=', site.code)
    .where('best.kind', '=', 'merchant')
    .where(isLive(now))
    .select('c.id')
    .orderBy(bestOrder(site, joinedScore))
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
