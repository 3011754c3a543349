import type { Lane } from '../database/tables/content.ts'
import type { GatheringOrder } from '../gathering/gatheredOffers.ts'
import type { Gathering } from '../gathering/Gathering.ts'
import type { CatalogueView } from '../pages/CatalogueView.ts'

/** Every kind of thing that is kept of a site, and what tells two of a kind apart. */
interface KeptThings {
  outline: []
  sitemapIndex: []
  directory: []
  figures: []
  latestSuccesses: [limit: number]
  bestOfEachShop: []
  mainCategories: []
  categories: []
  popularMerchants: []
  popularCashback: []
  arrangement: [kind: Gathering['kind'], id: number, order: GatheringOrder]
  /** Where crawlers may show a page. */
  paths: [kind: Gathering['kind'] | 'topic', id: number]
  partsOfCategory: [id: number]
  fullestTags: []
  relatedBrands: [id: number]
  liveOffersOfTopic: [id: number]
  pastOffersOfTopic: [id: number]
  /** Channels that show the same share it. */
  lane: [kind: Lane['from']['kind'], slug: string]
}

/**
 * What a page says of many rows, made at most once in a while where the view keeps such things.
 * @param thing its kind, and which one of it; whoever keeps another kind names it above
 */
export async function keep<Kind extends keyof KeptThings, Value>(
  view: CatalogueView,
  thing: readonly [Kind, ...KeptThings[Kind]],
  make: () => Promise<Value>,
): Promise<Value> {
  return view.keep ? view.keep(JSON.stringify([view.site.code, ...thing]), make) : make()
}
