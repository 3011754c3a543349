import type { Consent } from '@clipfront/tracking/consent'

/** Where they are stored. */
const NAME = 'td:searches'
/** So many are remembered, the newest ones. */
const MOST = 8
/** So long they are remembered. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000
/** What the field takes. */
const LONGEST = 200
/** Clocks are put right now and then. */
const AHEAD_MS = 60_000

interface StoredSearch {
  words: string
  /** Epoch milliseconds. */
  at: number
}

/**
 * Remembers what this visitor has searched for: on the device where that is allowed, else in the memory of the document. The
 * rules: `docs/contracts/recent-searches.md`. It never throws.
 */
export function createRecentSearches(consent: Pick<Consent, 'isGiven' | 'storage' | 'subscribe'>) {
  const listeners = new Set<() => void>()
  let kept: readonly StoredSearch[] = []
  let shown: readonly string[] = []
  let mayStore = consent.isGiven
  let isSaved = true

  function show(searches: readonly StoredSearch[]): void {
    kept = searches
    const words = kept.map((search) => search.words)
    if (words.join('\n') === shown.join('\n')) return
    shown = words
    for (const listener of listeners) listener()
  }

  /** What the device holds goes before what this document knows: another one may have forgotten it. */
  function refresh(): void {
    if (mayStore !== consent.isGiven) follow()
    const stored = read()
    const searches = parseSearches(stored ?? kept, Date.now())
    show(searches)
    // What is too old, or is no such search, is deleted there too.
    if (stored && searches.length < stored.length) save()
  }

  function change(make: (before: readonly StoredSearch[], now: number) => readonly StoredSearch[]): void {
    refresh()
    const now = Date.now()
    show(parseSearches(make(kept, now), now))
    save()
  }

  function save(): void {
    try {
      if (kept.length > 0) consent.storage?.setItem(NAME, JSON.stringify(kept))
      else consent.storage?.removeItem(NAME)
      isSaved = true
    } catch {
      // Full: the document remembers.
      isSaved = false
    }
  }

  /** @returns undefined where the device holds nothing that counts */
  function read(): unknown[] | undefined {
    const { storage } = consent
    if (!storage || !isSaved) return undefined
    try {
      const stored: unknown = JSON.parse(storage.getItem(NAME) ?? '[]')
      return Array.isArray(stored) ? stored : [stored]
    } catch {
      return [null]
    }
  }

  function follow(): void {
    const isForgotten = mayStore && !consent.isGiven
    mayStore = consent.isGiven
    if (isForgotten) show([])
    if (!mayStore) return
    show(parseSearches([...kept, ...(read() ?? [])], Date.now()))
    save()
  }

  consent.subscribe(follow)
  refresh()

  return {
    /** The newest first; the same list until it has changed. */
    get words() {
      return shown
    },
    refresh,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add(words: string): void {
      change((before, now) => [{ words: words.trim(), at: now }, ...without(before, words)])
    },
    remove(words: string): void {
      change((before) => without(before, words))
    },
    clear(): void {
      change(() => [])
    },
  }
}

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

const without = (searches: readonly StoredSearch[], words: string) =>
  searches.filter((search) => !isSame(search.words, words))

/** @param given what a device says was searched for: outside input · @returns the newest ones first, each once */
function parseSearches(given: unknown, now: number): StoredSearch[] {
  if (!Array.isArray(given)) return []
  const known = given.flatMap(parseSearch).filter(({ at }) => at > now - KEPT_MS && at < now + AHEAD_MS)
  return known
    .sort((a, b) => b.at - a.at)
    .filter(({ words }, index, all) => all.findIndex((other) => isSame(other.words, words)) === index)
    .slice(0, MOST)
}

function parseSearch(given: unknown): StoredSearch[] {
  if (typeof given !== 'object' || given === null) return []
  const { words, at } = given as Record<string, unknown>
  return typeof words === 'string' && words.trim() && words.length <= LONGEST && Number.isSafeInteger(at)
    ? [{ words, at: Number(at) }]
    : []
}
