import type { CatalogView } from '../context/CatalogView.ts'
import { merchantSummaries, popularOrder } from './merchantSummaries.ts'

/**
 * Some merchants, those with something to offer first, then by how much they are looked for. Only their own coupons are
 * counted: it costs the same however large the catalogue is.
 * @param ids few; none gives none
 */
export async function listMerchants(view: CatalogView, ids: readonly number[]) {
  if (ids.length === 0) return []
  return merchantSummaries(view).where('m.id', 'in', ids).orderBy(popularOrder).execute()
}
