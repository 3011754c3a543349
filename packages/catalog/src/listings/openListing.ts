import { isFiltering } from '@clipfront/page-data'
import type { CatalogView } from '../context/CatalogView.ts'
import type { PageRequest } from '../context/PageRequest.ts'
import type { Listing } from './Listing.ts'
import { rankListing, type ListingOrder } from './rankListing.ts'
import { cached } from '../context/cached.ts'
import { countFilters } from '../filters/countFilters.ts'
import { pickFitting } from '../filters/facets.ts'
import { listLiveCoupons } from '../coupons/listCoupons.ts'

const COUPONS_PER_PAGE = 24
/** As many merchants stand before the list of all others. */
const BEST_OF_MERCHANTS = 12

/**
 * One page of a listing's offers. Its order stands for a while, so that whoever turns the pages loses and repeats nothing.
 * @returns undefined when it has no such page
 */
export async function openListing(
  view: CatalogView,
  listing: Listing,
  { page, sort, filter }: Pick<PageRequest, 'page' | 'sort' | 'filter'>,
) {
  const rank = (order: ListingOrder) =>
    cached(view, ['listing', listing.kind, listing.id, order], () => rankListing(view, listing, order))
  const ranked = await rank(sort === 'used' ? 'best' : sort)
  // A brand's best of each merchant, in whatever order the others come: on the first page alone, and not in the list. Whoever
  // narrows the list looks for something else.
  const best =
    listing.kind === 'brand' && !isFiltering(filter) ? (await rank('best')).best.slice(0, BEST_OF_MERCHANTS) : []
  const apart = new Set(best)
  const listed = pickFitting(ranked.ids, ranked.facets, filter).filter((id) => !apart.has(id))
  const pages = Math.max(1, Math.ceil(listed.length / COUPONS_PER_PAGE))
  if (page > pages) return undefined
  const first = (page - 1) * COUPONS_PER_PAGE
  const [bestCoupons, coupons] = await Promise.all([
    listLiveCoupons(view, page === 1 ? best : []),
    listLiveCoupons(view, listed.slice(first, first + COUPONS_PER_PAGE)),
  ])
  const offset = page === 1 ? 0 : best.length + first
  const filters = countFilters(ranked.facetCounts, filter)
  return { ranked, best: bestCoupons, coupons, paging: { page, pages, total: listed.length, offset }, filters }
}
