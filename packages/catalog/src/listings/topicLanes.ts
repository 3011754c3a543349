import { isFiltering, type WirePageContent } from '@clipfront/page-data'
import type { CatalogView } from '../context/CatalogView.ts'
import type { PageRequest } from '../context/PageRequest.ts'
import { countFacets, countFilters } from '../filters/countFilters.ts'
import { type Facets, pickFitting } from '../filters/facets.ts'
import { listLiveCoupons, showLanes } from '../coupons/listCoupons.ts'
import { resolveMessages } from '../messages/resolveMessages.ts'
import { pagePath } from '@clipfront/routing/page-paths'

const LIMITS = { lanes: 6, offers: 6 }
const COUPONS_PER_PAGE = 24

type TopicRequest = Pick<PageRequest, 'page' | 'filter'>

/**
 * One page of an event's offers: by category on the first page, on the others what had no room there. Those that fit a filter are
 * one list.
 * @param live the best first
 * @returns undefined when the event has no such page
 */
export async function openTopic(view: CatalogView, live: readonly TopicOffer[], { page, filter }: TopicRequest) {
  const facets = live.map((offer) => offer.facets)
  const opened = isFiltering(filter)
    ? await openList(view, pickFitting(live, facets, filter), page)
    : await openLanes(view, live, page)
  return opened && { ...opened, filters: countFilters(countFacets(facets), filter) }
}

async function openList(view: CatalogView, offers: readonly TopicOffer[], page: number) {
  const pages = Math.max(1, Math.ceil(offers.length / COUPONS_PER_PAGE))
  if (page > pages) return undefined
  const offset = (page - 1) * COUPONS_PER_PAGE
  const ids = offers.slice(offset, offset + COUPONS_PER_PAGE).map(({ id }) => id)
  const paging = { page, pages, total: offers.length, offset }
  return { paging, lanes: [], coupons: await listLiveCoupons(view, ids) }
}

async function openLanes(view: CatalogView, live: readonly GroupedOffer[], page: number) {
  const filled = fillLanes(live, LIMITS)
  const inLanes = new Set(filled.flatMap(({ offers }) => offers))
  const rest = live.flatMap(({ id }) => (inLanes.has(id) ? [] : id))
  const pages = 1 + Math.ceil(rest.length / COUPONS_PER_PAGE)
  if (page > pages) return undefined
  const paging = { page, pages, total: live.length }
  if (page === 1) return { paging: { ...paging, offset: 0 }, lanes: await showFilled(view, filled), coupons: [] }
  const first = (page - 2) * COUPONS_PER_PAGE
  const coupons = await listLiveCoupons(view, rest.slice(first, first + COUPONS_PER_PAGE))
  return { paging: { ...paging, offset: inLanes.size + first }, lanes: [], coupons }
}

async function showFilled(
  view: CatalogView,
  filled: ReturnType<typeof fillLanes>,
): Promise<WirePageContent['topic']['lanes']> {
  const categories = await findCategories(
    view,
    filled.flatMap(({ category }) => category ?? []),
  )
  const chosen = filled.map(({ category: id, offers }) => {
    const category = categories.get(id ?? 0)
    return {
      heading: category?.name ?? resolveMessages(view.site.language).moreOffers,
      path: category ? pagePath('category', category.slug) : null,
      ids: offers,
    }
  })
  return showLanes(view, chosen)
}

async function findCategories({ database }: CatalogView, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { slug: string; name: string }>()
  const rows = await database.selectFrom('category').select(['id', 'slug', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

interface GroupedOffer {
  id: number
  /** Categories that it stands in. */
  categories: readonly number[]
}

interface TopicOffer extends GroupedOffer {
  facets: Facets
}

/**
 * Puts offers into lanes by category, the fullest lane first. An offer stands in one lane only, that of the fullest of its
 * categories; those without a category come last.
 * @param offers the best first
 */
export function fillLanes(offers: readonly GroupedOffer[], limits: typeof LIMITS) {
  const sizes = new Map<number, number>()
  for (const category of offers.flatMap(({ categories }) => categories))
    sizes.set(category, (sizes.get(category) ?? 0) + 1)
  const laneSize = (category: number): number => sizes.get(category) ?? 0
  const fuller = (a: number, b: number): number => laneSize(b) - laneSize(a) || a - b
  const lanes = Map.groupBy(offers, ({ categories }) => categories.toSorted(fuller)[0] ?? null)
  return [...lanes]
    .map(([category, filled]) => ({ category, size: filled.length, offers: filled.map(({ id }) => id) }))
    .toSorted((a, b) => Number(a.category === null) - Number(b.category === null) || b.size - a.size)
    .slice(0, limits.lanes)
    .map(({ category, offers: all }) => ({ category, offers: all.slice(0, limits.offers) }))
}
