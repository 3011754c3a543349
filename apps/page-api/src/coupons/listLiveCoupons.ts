import type { WireCoupon } from '@clipfront/page-data'
import { couponsById } from './couponsById.ts'
import type { CatalogView } from '../context/CatalogView.ts'

/** Offers that were chosen before, in the order of their ids. What has ended or been hidden since they were chosen is left out. */
export async function listLiveCoupons(view: CatalogView, ids: readonly number[]): Promise<WireCoupon[]> {
  const found = await couponsById(view, ids)
  return ids.flatMap((id) => found.get(id) ?? []).filter(({ state }) => state === 'live')
}
