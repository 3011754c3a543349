import { serialize } from 'node:v8'
import { type Cache, type CacheOptions, createCache } from '@clipfront/cache'
import type { CatalogView } from './CatalogView.ts'

/** Every kind of value that is cached of a site, and what tells two of a kind apart. */
interface CacheKeys {
  outline: []
  directory: []
  latestSuccesses: [limit: number]
  testsByKind: []
  bestOfEachMerchant: []
  categories: []
  indexCategories: []
  indexLabels: [kind: 'tag' | 'brand']
  popularMerchants: []
  popularCashback: []
  listing: [kind: 'category' | 'tag' | 'brand', id: number, order: string]
  crawling: [kind: 'category' | 'tag' | 'brand' | 'topic', id: number]
  relatedBrands: [id: number]
  siteNames: []
  popularSearches: []
  /** Of a search that finds more offers than are put in order at once; whoever asks chooses the key. */
  commonOffers: (string | number)[]
  /** What a question asks for, as text. */
  siteOffers: [wish: string]
  liveOffersOfTopic: [id: number]
  pastOffersOfTopic: [id: number]
  /** Channels that show the same lane share it. */
  lane: [kind: string, slug: string]
}

const TTL_MS = 60_000
const STALE_MS = 240_000
/** Serialised; in memory it may be two or three times as much. */
const MAX_BYTES = 64 * 1024 * 1024
/** What is small takes more than its bytes. */
const MAX_ENTRIES = 20_000

/** The cache of values that are derived from many rows: lists of ids, summaries, figures. */
export function createCatalogCache(options: Partial<CacheOptions<unknown>> = {}): Cache<unknown> {
  return createCache<unknown>({
    ttlMs: TTL_MS,
    staleMs: STALE_MS,
    maxSize: MAX_BYTES,
    maxEntries: MAX_ENTRIES,
    measureSize: (value) => serialize(value).length,
    ...options,
  })
}

/** The cached value of a site, or what `load` returns where it is not cached or the view has no cache. */
export async function cached<Kind extends keyof CacheKeys, Value>(
  view: CatalogView,
  key: readonly [Kind, ...CacheKeys[Kind]],
  load: () => Promise<Value>,
): Promise<Value> {
  return view.cache ? view.cache(JSON.stringify([view.site.code, ...key]), load) : load()
}
