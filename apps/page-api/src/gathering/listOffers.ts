import type { WireCoupon } from '@clipfront/page-data'
import { listCoupons } from '../coupons/listCoupons.ts'
import type { CatalogueView } from '../pages/CatalogueView.ts'

/** Offers by their ids, in this order. What has ended or been hidden since it was put in order is left out. */
export async function listOffers(view: CatalogueView, ids: readonly number[]): Promise<WireCoupon[]> {
  const found = await listCoupons(view, ids)
  return ids.flatMap((id) => found.get(id) ?? []).filter(({ state }) => state === 'live')
}
