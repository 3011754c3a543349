import { ImageError } from '@clipfront/pictures/source'
import { LRUCache } from 'lru-cache'

const TTL_MS = 30_000
const MAX_ENTRIES = 1000
/** Broken, too large, too slow: it costs much to find out, and is seldom otherwise a moment later. */
const LASTING: ReadonlySet<number> = new Set([400, 413, 504])

/**
 * Remembers for half a minute why a picture could not be made, so that asking again for a bad one costs nothing.
 * @param now milliseconds of a monotonic clock
 */
export function createFailureCache(now = () => performance.now()) {
  const failures = new LRUCache<string, ImageError>({ max: MAX_ENTRIES, ttl: TTL_MS, ttlResolution: 0, perf: { now } })

  return {
    /** @throws {ImageError} one of them failed a moment ago */
    assertNone(keys: readonly string[]): void {
      for (const key of keys) {
        const failure = failures.get(key)
        if (failure) throw failure
      }
    },
    /** @returns what `work` returns; what it throws is remembered */
    async watch<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
      try {
        return await work()
      } catch (thrown) {
        if (thrown instanceof ImageError && LASTING.has(thrown.status)) failures.set(key, thrown)
        throw thrown
      }
    },
  }
}
