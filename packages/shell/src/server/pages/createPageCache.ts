/** Kept for as long as the CDN keeps it. */
const FRESH_MS = 60_000
/** From then on whoever asks has it made anew for those who come later: of a page that is asked for all the time nobody waits. */
const DUE_MS = 45_000
/** What was made together comes due one after the other, and does not hold up all others at once. */
const STEP_MS = 1000
const STEPS = 16
const MOST_ENTRIES = 2000
/** Two to three bytes each. Whoever asks for ever new queries must not fill the memory, however long the pages. */
const MOST_CHARACTERS = 48 * 1024 * 1024

export interface PageCache<Value, Put = Value> {
  /** What is kept; `isDue` once of each entry, to the first who asks when it is soon to be given up. */
  find: (key: string) => Kept<Value> | undefined
  put: (key: string, value: Put) => void
}

export interface Kept<Value> {
  value: Value
  isDue: boolean
}

interface CacheOptions<Value> {
  /** Milliseconds of a clock that only runs on. */
  now?: () => number
  /** The length of a value, in characters. */
  weigh?: (value: Value) => number
}

interface Entry<Value> {
  madeAt: number
  dueFrom: number
  value: Value
  weight: number
}

/** The page cache of one process: the least recently used entry goes first. */
export function createPageCache<Value>({
  now = () => performance.now(),
  weigh = () => 0,
}: CacheOptions<Value> = {}): PageCache<Value> {
  const entries = new Map<string, Entry<Value>>()
  let held = 0
  let puts = 0

  function remove(key: string): Entry<Value> | undefined {
    const entry = entries.get(key)
    if (!entry) return undefined
    entries.delete(key)
    held -= entry.weight
    return entry
  }

  // A map keeps the order of insertion: what was used last stands last.
  function append(key: string, entry: Entry<Value>): void {
    entries.set(key, entry)
    held += entry.weight
  }

  function put(key: string, value: Value): void {
    const madeAt = now()
    remove(key)
    const dueFrom = madeAt + DUE_MS - (puts % STEPS) * STEP_MS
    puts += 1
    append(key, { madeAt, dueFrom, value, weight: weigh(value) })
    makeRoom()
  }

  function makeRoom(): void {
    while (entries.size > MOST_ENTRIES || held > MOST_CHARACTERS) {
      const [oldest = ''] = entries.keys()
      remove(oldest)
    }
  }

  return {
    find(key) {
      const entry = remove(key)
      if (!entry || entry.madeAt + FRESH_MS < now()) return undefined
      const isDue = entry.dueFrom < now()
      append(key, isDue ? { ...entry, dueFrom: Infinity } : entry)
      return { value: entry.value, isDue }
    },
    put,
  }
}

/** Where every page is made anew. */
export const noPageCache: PageCache<never, unknown> = {
  find: () => undefined,
  put: () => {},
}
