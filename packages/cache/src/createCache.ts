import { LRUCache } from 'lru-cache'
import { createSegmentedLru } from './createSegmentedLru.ts'
import { createSingleFlight, type Load } from './createSingleFlight.ts'

export type { LoadContext } from './createSingleFlight.ts'

export interface CacheOptions<Value> {
  /** How long a value is fresh, in milliseconds. */
  ttlMs: number
  /** How much longer a stale value is served while a new one is loaded, in milliseconds. */
  staleMs: number
  /** How much longer still a value is a fallback: served when a new one cannot be loaded. @default 0 */
  staleIfErrorMs?: number
  /** Whoever could have a fallback waits for a load no longer than this since it began. @default as long as it takes */
  patienceMs?: number
  /** The limit of the sum of all sizes. Of the entries that were asked for once, the least recently used is evicted first. */
  maxSize: number
  /** The size of a value, in the unit of `maxSize`; its key counts by the character. What is larger than `maxSize` is not cached. */
  measureSize: (value: Value) => number
  maxEntries?: number
  /** Values that are cached apart and for a shorter time, so that they evict no others: absences, redirects. */
  brief?: { isBrief: (value: Value) => boolean; ttlMs: number; maxSize: number }
  /** False for a value that only those get who wait for it now. */
  isCacheable?: (value: Value) => boolean
  /** Called when a load fails and an older value is served in its place. */
  onRefreshError?: (error: unknown) => void
  /** Milliseconds of a monotonic clock. */
  now?: () => number
}

/** `fallback`: an old value, since no new one can be had. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'fallback'

export interface CacheRequest {
  /** Told at once what the cache holds; after a miss perhaps once more, of a fallback. */
  onLookup?: (state: CacheState) => void
  /** Aborted when the caller no longer waits. A load that nobody waits for is aborted. */
  signal?: AbortSignal
}

/** Returns the cached value, or what `load` returns: called once for all who ask for the key meanwhile (single-flight). */
export type Cache<Value> = <Loaded extends Value>(
  key: string,
  load: Load<Loaded>,
  request?: CacheRequest,
) => Promise<Loaded>

interface Entry {
  value: unknown
  storedAt: number
}

const ENTRY_SIZE = 1

/**
 * A segmented LRU cache with a TTL, stale-while-revalidate, stale-if-error and single-flight. A failed load is not cached.
 * Each key must always be loaded with a value of the same type.
 */
export function createCache<Value>(options: CacheOptions<Value>): Cache<Value> {
  const { ttlMs, staleMs, staleIfErrorMs = 0, patienceMs, maxSize, measureSize, maxEntries, onRefreshError } = options
  const { brief, isCacheable = () => true, now = () => performance.now() } = options
  const entries = createSegmentedLru<Entry>(maxSize, maxEntries)
  const briefEntries = brief && new LRUCache<string, Entry>({ maxSize: brief.maxSize })
  const flights = createSingleFlight<Value>(store, now)

  function store(key: string, value: Value): void {
    const size = ENTRY_SIZE + key.length + Math.ceil(measureSize(value))
    const entry = { value, storedAt: now() }
    entries[isCacheable(value) && !brief?.isBrief(value) ? 'set' : 'delete'](key, entry, size)
    if (brief?.isBrief(value)) briefEntries?.set(key, entry, { size })
    else briefEntries?.delete(key)
  }

  function findBrief(key: string): Entry | undefined {
    const entry = briefEntries?.get(key)
    return entry && brief && now() - entry.storedAt < brief.ttlMs ? entry : undefined
  }

  return async <Loaded extends Value>(key: string, load: Load<Loaded>, { onLookup, signal }: CacheRequest = {}) => {
    const short = findBrief(key)
    const entry = short ?? entries.get(key)
    const age = entry ? now() - entry.storedAt : Number.POSITIVE_INFINITY
    const value = entry?.value as Loaded
    const isStale = age >= ttlMs
    if (short || age < ttlMs + staleMs) {
      onLookup?.(isStale ? 'stale' : 'hit')
      if (isStale && !short && !flights.has(key))
        void flights.refresh(key, load).catch((error) => onRefreshError?.(error))
      return value
    }
    onLookup?.('miss')
    if (age >= ttlMs + staleMs + staleIfErrorMs) return flights.join(key, load, signal) as Promise<Loaded>
    try {
      const loading = flights.refresh(key, load)
      return (await withPatience(loading, patienceMs && patienceMs - flights.age(key))) as Loaded
    } catch (error) {
      onLookup?.('fallback')
      onRefreshError?.(error)
      return value
    }
  }
}

/** @throws {Error} it took too long; it goes on all the same */
async function withPatience<Value>(loading: Promise<Value>, patienceMs: number | undefined): Promise<Value> {
  if (patienceMs === undefined) return loading
  const { promise: timeUp, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The load takes too long.')), patienceMs)
  return Promise.race([loading, timeUp]).finally(() => clearTimeout(timer))
}
