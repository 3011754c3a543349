/** What `make` brings, or has brought not long ago. */
export type Keeper<Value> = (key: string, make: () => Promise<Value>) => Promise<Value>

interface Entry<Value> {
  made: Promise<Value>
  until: number
}

/**
 * Has a thing made once for all who ask while it is being made, and keeps it for a while. What failed is not kept. Keys are of a
 * closed set: nothing but the next of the same key takes a place's thing away.
 * @param freshMs how long a thing is kept, from when it was made
 * @param now milliseconds of a clock that only runs on
 */
export function createKeeper<Value>(freshMs: number, now = () => performance.now()): Keeper<Value> {
  const entries = new Map<string, Entry<Value>>()
  return (key, make) => {
    const found = entries.get(key)
    if (found && now() < found.until) return found.made
    const entry = { made: make(), until: Number.POSITIVE_INFINITY }
    entries.set(key, entry)
    entry.made.then(
      () => (entry.until = now() + freshMs),
      () => (entry.until = Number.NEGATIVE_INFINITY),
    )
    return entry.made
  }
}
