import { bestOfEachMerchant, listLiveCoupons } from '@clipfront/catalog/coupons'
import { cached, type CatalogView } from '@clipfront/catalog/context'

const TOP_COUPONS = 12

/** The best offers of the site, one of each merchant. Their order stands for a while. */
export async function topCoupons(view: CatalogView) {
  const ids = await cached(view, ['bestOfEachMerchant'], () => bestOfEachMerchant(view, 2 * TOP_COUPONS))
  const coupons = await listLiveCoupons(view, ids)
  return coupons.slice(0, TOP_COUPONS)
}
