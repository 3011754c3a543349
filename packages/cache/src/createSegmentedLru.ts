import { LRUCache } from 'lru-cache'

interface Sized<Value> {
  value: Value
  size: number
}

/** The rest is always left to entries that were asked for once, so that a new page has the time to be asked for again. */
const PROTECTED_SHARE = 0.8

/**
 * A segmented LRU (SLRU): an entry that is asked for again moves to the protected segment, and entries that nobody asks for
 * again never evict it. Both segments together keep to the limits.
 * @param maxSize the limit of the sum of all sizes; a larger entry is not stored
 */
export function createSegmentedLru<Value extends object>(maxSize: number, maxEntries = Number.MAX_SAFE_INTEGER) {
  const probation = new LRUCache<string, Sized<Value>>({ maxSize })
  const protectedSize = Math.floor(maxSize * PROTECTED_SHARE)
  const guarded = new LRUCache<string, Sized<Value>>({
    maxSize: Math.max(1, protectedSize),
    disposeAfter: (entry, key, reason) => {
      if (reason === 'evict') store(probation, key, entry)
    },
  })

  function store(segment: typeof probation, key: string, entry: Sized<Value>): void {
    segment.set(key, entry, { size: entry.size })
    const isOver = () =>
      probation.calculatedSize + guarded.calculatedSize > maxSize || probation.size + guarded.size > maxEntries
    while (isOver() && (probation.pop() ?? guarded.pop()) !== undefined);
  }

  return {
    get(key: string): Value | undefined {
      const found = guarded.get(key)
      if (found) return found.value
      const entry = probation.get(key)
      if (entry && entry.size <= protectedSize) {
        probation.delete(key)
        store(guarded, key, entry)
      }
      return entry?.value
    },
    set(key: string, value: Value, size: number): void {
      store(guarded.has(key) ? guarded : probation, key, { value, size })
    },
    delete(key: string): void {
      probation.delete(key)
      guarded.delete(key)
    },
  }
}
