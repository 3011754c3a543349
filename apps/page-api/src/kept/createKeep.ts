/**
 * What `make` brings, or has brought not long ago. Whoever asks for it while it is made anew gets what there was.
 * @param key of one kind of thing only
 */
export type Keep = <Value>(key: string, make: () => Promise<Value>) => Promise<Value>

interface Entry {
  made: Promise<unknown>
  freshUntil: number
  /** From then on it is given to nobody. */
  until: number
}

/** After its time, in times for which a thing is fresh: so much older is what the first gets who asks after a quiet hour. */
const GRACE = 4

/** So many times as long as it took to be made a thing stands. */
const REST = 300

/**
 * Keeps what takes long to make and may be a little old. It is made once for all who ask meanwhile; what failed is not kept, nor
 * what nobody has asked for in a good while after its time; what nobody has asked for the longest goes first when there is too much.
 * @param freshMs how long a thing stands at least before the next who asks has it made anew; what took long stands longer, so
 * that to make it never takes more than a small share of the time
 * @param most how many things are kept
 * @param now milliseconds of a clock that only runs on
 */
export function createKeep(freshMs: number, most: number, now = () => performance.now()): Keep {
  const entries = new Map<string, Entry>()

  function begin(key: string, make: () => Promise<unknown>): Entry {
    const begun = now()
    const entry: Entry = { made: make(), freshUntil: Number.POSITIVE_INFINITY, until: Number.POSITIVE_INFINITY }
    entry.made.then(
      () => {
        const freshUntil = now() + Math.max(freshMs, REST * (now() - begun))
        return Object.assign(entry, { freshUntil, until: freshUntil + GRACE * freshMs })
      },
      () => entries.get(key) === entry && entries.delete(key),
    )
    return entry
  }

  function renew(key: string, old: Entry, make: () => Promise<unknown>): void {
    old.freshUntil = Number.POSITIVE_INFINITY
    const next = begin(key, make)
    next.made.then(
      () => entries.has(key) && entries.set(key, next),
      // The old one stands for as long again: whoever asks for it should not wait for what fails.
      () => (old.freshUntil = now() + freshMs),
    )
  }

  return <Value>(key: string, make: () => Promise<Value>): Promise<Value> => {
    const kept = entries.get(key)
    const found = kept && now() < kept.until ? kept : undefined
    const entry = found ?? begin(key, make)
    if (found && now() >= found.freshUntil) renew(key, found, make)
    entries.delete(key)
    entries.set(key, entry)
    for (const [oldest] of entries) {
      if (entries.size <= most) break
      entries.delete(oldest)
    }
    // Each key is of one kind of thing.
    return entry.made as Promise<Value>
  }
}
