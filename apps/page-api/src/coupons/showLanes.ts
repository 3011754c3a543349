import type { WirePageContent } from '@clipfront/page-data'
import type { CatalogView } from '../context/CatalogView.ts'
import { listLiveCoupons } from './listLiveCoupons.ts'

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
