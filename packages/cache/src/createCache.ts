import { LRUCache } from 'lru-cache'

export interface CacheOptions<Value> {
  /** How long a value is fresh, in milliseconds. */
  ttlMs: number
  /** How much longer a stale value is served while a new one is loaded, in milliseconds. */
  staleMs: number
  /** The limit of the sum of all sizes; the least recently used entry is evicted first. */
  maxSize: number
  /** The size of a value, in the unit of `maxSize`. A value larger than `maxSize` is not cached. */
  measureSize: (value: Value) => number
  maxEntries?: number
  /** False for a value that only those get who wait for it now. */
  isCacheable?: (value: Value, key: string) => boolean
  /** Called when a background load fails; the stale value is served on. */
  onRefreshError?: (error: unknown) => void
  /** Milliseconds of a monotonic clock. */
  now?: () => number
}

export type CacheState = 'hit' | 'stale' | 'miss'

/**
 * Returns the cached value, or what `load` returns: called once for all who ask for the key meanwhile (single-flight).
 * `onLookup` is told at once what the cache holds.
 */
export type Cache<Value> = <Loaded extends Value>(
  key: string,
  load: () => Promise<Loaded>,
  onLookup?: (state: CacheState) => void,
) => Promise<Loaded>

interface Entry {
  value: unknown
  staleFrom: number
}

const ENTRY_SIZE = 1

/**
 * An LRU cache with a TTL, stale-while-revalidate and single-flight. A failed load is not cached.
 * Each key must always be loaded with a value of the same type.
 */
export function createCache<Value>(options: CacheOptions<Value>): Cache<Value> {
  const { ttlMs, staleMs, maxSize, measureSize, maxEntries, isCacheable = () => true, onRefreshError } = options
  const now = options.now ?? (() => performance.now())
  const loading = new Map<string, Promise<Value>>()
  const entries = new LRUCache<string, Entry>({
    maxSize,
    ...(maxEntries === undefined ? {} : { max: maxEntries }),
    ttl: ttlMs + staleMs,
    ttlResolution: 0,
    perf: { now },
  })

  async function loadAndStore(key: string, load: () => Promise<Value>): Promise<Value> {
    const value = await load()
    if (isCacheable(value, key)) {
      entries.set(key, { value, staleFrom: now() + ttlMs }, { size: ENTRY_SIZE + Math.ceil(measureSize(value)) })
    } else entries.delete(key)
    return value
  }

  function loadOnce(key: string, load: () => Promise<Value>): Promise<Value> {
    const running = loading.get(key)
    if (running) return running
    // Not in `loadAndStore`: a load that throws at once would end before its key is set.
    const started = loadAndStore(key, load).finally(() => loading.delete(key))
    loading.set(key, started)
    return started
  }

  return async <Loaded extends Value>(
    key: string,
    load: () => Promise<Loaded>,
    onLookup?: (state: CacheState) => void,
  ): Promise<Loaded> => {
    const entry = entries.get(key)
    const isStale = entry !== undefined && now() >= entry.staleFrom
    onLookup?.(entry === undefined ? 'miss' : isStale ? 'stale' : 'hit')
    if (!entry) return (await loadOnce(key, load)) as Loaded
    if (isStale && !loading.has(key)) void loadOnce(key, load).catch((error) => onRefreshError?.(error))
    return entry.value as Loaded
  }
}
