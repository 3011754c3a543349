import type { WireCoupon } from '@clipfront/page-data'
import type { CatalogView } from '../context/CatalogView.ts'
import { describeCoupon } from './describeCoupon.ts'
import { selectCoupons, usedToday } from './selectCoupons.ts'

/**
 * Coupons that were chosen before, as page data carries them.
 * @param ids in no order; few
 * @returns by id; without those that are not shown
 */
export async function couponsById(view: CatalogView, ids: readonly number[]): Promise<Map<number, WireCoupon>> {
  if (ids.length === 0) return new Map()
  const rows = await selectCoupons(view).where('c.id', 'in', ids).select(usedToday(view).as('used_today')).execute()
  return new Map(rows.map((row) => [row.id, describeCoupon(row, view.site)]))
}
