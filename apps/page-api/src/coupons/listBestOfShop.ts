import type { WireCoupon } from '@clipfront/page-data'
import type { CatalogView } from '../context/CatalogView.ts'
import { rankedOrder } from './couponOrder.ts'
import { isLive } from './couponState.ts'
import { describeCoupon } from './describeCoupon.ts'
import { selectCoupons, usedToday } from './selectCoupons.ts'

/** The best live offers of one shop. */
export async function listBestOfShop(view: CatalogView, merchantId: number, limit: number): Promise<WireCoupon[]> {
  const rows = await view.database
    .selectFrom(selectCoupons(view).where('c.merchant_id', '=', merchantId).where(isLive(view.now)).as('c'))
    .selectAll('c')
    .select(usedToday(view).as('used_today'))
    .orderBy(rankedOrder)
    .limit(limit)
    .execute()
  return rows.map((row) => describeCoupon(row, view.site))
}
