import type { Paging, WireCoupon } from '@clipfront/page-data'
import type { CatalogView } from '../context/CatalogView.ts'
import type { PageRequest } from '../context/PageRequest.ts'
import type { Arrangement, Gathering } from './Gathering.ts'
import { arrangeOffers, type GatheringOrder, orderOf } from './arrangeOffers.ts'
import { cached } from '../context/cached.ts'
import { listLiveCoupons } from '../coupons/listCoupons.ts'

const COUPONS_PER_PAGE = 24
/** As many shops stand before the list of all others. */
const BEST_OF_SHOPS = 12

interface OpenGathering {
  arrangement: Arrangement
  /** A brand's best of each shop, on the first page alone; the list leaves them out. */
  best: WireCoupon[]
  coupons: WireCoupon[]
  paging: Paging
}

/**
 * One page of a gathering's offers. Its order stands for a while, so that whoever turns the pages loses and repeats nothing.
 * @returns undefined when it has no such page
 */
export async function openGathering(
  view: CatalogView,
  gathering: Gathering,
  { page, sort }: Pick<PageRequest, 'page' | 'sort'>,
): Promise<OpenGathering | undefined> {
  const arrange = (order: GatheringOrder) =>
    cached(view, ['arrangement', gathering.kind, gathering.id, order], () => arrangeOffers(view, gathering, order))
  const arrangement = await arrange(orderOf(sort))
  // The best of a shop is that in whatever order the others come.
  const best = gathering.kind === 'brand' ? (await arrange('best')).best.slice(0, BEST_OF_SHOPS) : []
  const apart = new Set(best)
  const listed = arrangement.ids.filter((id) => !apart.has(id))
  const pages = Math.max(1, Math.ceil(listed.length / COUPONS_PER_PAGE))
  if (page > pages) return undefined
  const [bestCoupons, coupons] = await Promise.all([
    listLiveCoupons(view, page === 1 ? best : []),
    listLiveCoupons(view, listed.slice((page - 1) * COUPONS_PER_PAGE, page * COUPONS_PER_PAGE)),
  ])
  return { arrangement, best: bestCoupons, coupons, paging: { page, pages, total: listed.length } }
}
