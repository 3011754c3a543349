import { LRUCache } from 'lru-cache'

const MAX_ENTRIES = 5000
const MAX_KEY_LENGTH = 2000

/**
 * Memoises a pure function of a text in an LRU cache. Results for keys over 2,000 characters are not cached, so that
 * unusual input does not fill the memory.
 */
export function memoize<Result>(compute: (text: string) => Result, max = MAX_ENTRIES): (text: string) => Result {
  const results = new LRUCache<string, { value: Result }>({ max })
  return (text) => {
    const known = results.get(text)
    if (known) return known.value
    const value = compute(text)
    if (text.length <= MAX_KEY_LENGTH) results.set(text, { value })
    return value
  }
}
