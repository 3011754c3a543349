/** Which keys have come already, of very many. */
export interface KeySet {
  /** @returns false when the key was there */
  add: (key: string) => boolean
}

const FIRST_SIZE = 1 << 14
/** Beyond half full, looking for a free place takes more and more steps. */
const FULLEST = 0.5

/**
 * A set of keys that are hashes already, by their first sixteen hexadecimal digits: eight bytes each, where a `Set` of texts
 * takes eighty. Of a million keys two agree in these by chance once in forty million feeds.
 */
export function createKeySet(): KeySet {
  let size = FIRST_SIZE
  let count = 0
  let high = new Uint32Array(size)
  let low = new Uint32Array(size)

  /** Where the key stands, or where it would. Zero marks a free place: no key is allowed to be all zeros. */
  function placeOf(first: number, second: number): number {
    let place = (first ^ second) & (size - 1)
    while ((high[place] !== first || low[place] !== second) && (high[place] !== 0 || low[place] !== 0))
      place = (place + 1) & (size - 1)
    return place
  }

  function put(first: number, second: number): boolean {
    const place = placeOf(first, second)
    if (high[place] === first && low[place] === second) return false
    high[place] = first
    low[place] = second
    return true
  }

  function grow(): void {
    const [oldHigh, oldLow] = [high, low]
    size *= 2
    high = new Uint32Array(size)
    low = new Uint32Array(size)
    for (const [index, first] of oldHigh.entries()) {
      const second = oldLow[index] ?? 0
      if (first !== 0 || second !== 0) put(first, second)
    }
  }

  return {
    add(key) {
      if (count >= size * FULLEST) grow()
      const second = Number.parseInt(key.slice(8, 16), 16)
      const isNew = put(Number.parseInt(key.slice(0, 8), 16), second === 0 ? 1 : second)
      if (isNew) count += 1
      return isNew
    },
  }
}
