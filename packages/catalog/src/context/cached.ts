import { serialize } from 'node:v8'
import { type Cache, type CacheOptions, createCache } from '@clipfront/cache'
import type { CatalogView } from './CatalogView.ts'

/** Every kind of value that is cached of a site, and what tells two of a kind apart. */
interface CacheKeys {
  outline: []
  menu: []
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
  /** Of a search that finds more offers than are put in order at once. */
  commonOffers: (string | number)[]
  /** What a question asks for, as text. */
  siteOffers: [wish: string]
  liveOffersOfTopic: [id: number]
  pastOffersOfTopic: [id: number]
  /** Channels that show the same lane share it. */
  lane: [kind: string, slug: string]
}

/** Kinds whose key is made of the words of whoever asks: anybody can think of as many as there is room for. */
const REQUESTED_KINDS: ReadonlySet<keyof CacheKeys> = new Set(['commonOffers', 'siteOffers'])
/** Begins their keys. */
const REQUESTED = 'requested '

const TTL_MS = 60_000
const STALE_MS = 240_000
/** Serialised; in memory it may be two or three times as much. */
const MAX_BYTES = 64 * 1024 * 1024
/** What is small takes more than its bytes. */
const MAX_ENTRIES = 20_000
/** Of the whole, what is cached besides for those who ask. */
const REQUESTED_SHARE = 1 / 8

/**
 * The cache of values that are derived from many rows: lists of ids, summaries, figures. What visitors ask for in their own words
 * is cached apart, so that it evicts nothing else.
 */
export function createCatalogCache(options: Partial<CacheOptions<unknown>> = {}): Cache<unknown> {
  const whole = {
    ttlMs: TTL_MS,
    staleMs: STALE_MS,
    maxSize: MAX_BYTES,
    maxEntries: MAX_ENTRIES,
    measureSize: (value: unknown) => serialize(value).length,
    ...options,
  }
  const own = createCache<unknown>(whole)
  const requested = createCache<unknown>({ ...whole, maxSize: Math.ceil(whole.maxSize * REQUESTED_SHARE) })
  return (key, load, request) => (key.startsWith(REQUESTED) ? requested : own)(key, load, request)
}

/** The cached value of a site, or what `load` returns where it is not cached or the view has no cache. */
export async function cached<Kind extends keyof CacheKeys, Value>(
  view: CatalogView,
  key: readonly [Kind, ...CacheKeys[Kind]],
  load: () => Promise<Value>,
): Promise<Value> {
  const prefix = REQUESTED_KINDS.has(key[0]) ? REQUESTED : ''
  return view.cache ? view.cache(`${prefix}${JSON.stringify([view.site.code, ...key])}`, load) : load()
}
