import { type Cache, createCache } from '@clipfront/cache'

/** This server serves no page older than 60 s; from the 45th on a page is refreshed in the background. */
const TTL_MS = 45_000
const STALE_MS = 15_000
const MAX_ENTRIES = 2000
/** Two to three bytes each. Requests for ever new queries must not fill the memory, however long the pages. */
const MAX_CHARACTERS = 48 * 1024 * 1024

interface PageCacheOptions<Value> {
  /** False for a server that loads everything anew (`PAGE_CACHE=off`). */
  isOn: boolean
  /** The length of a value, in characters. */
  measureLength: (value: Value) => number
  isCacheable?: (value: Value, key: string) => boolean
}

/** The cache of one process for pages and for what else is derived from page data. */
export function createPageCache<Value>({
  isOn,
  measureLength,
  isCacheable = () => true,
}: PageCacheOptions<Value>): Cache<Value> {
  if (!isOn) return (_key, load) => load()
  return createCache<Value>({
    ttlMs: TTL_MS,
    staleMs: STALE_MS,
    maxSize: MAX_CHARACTERS,
    maxEntries: MAX_ENTRIES,
    measureSize: measureLength,
    isCacheable,
  })
}
