/** What `make` brings. */
export type Share<Made> = (key: string, make: () => Promise<Made>) => Promise<Made>

/**
 * Has a thing made once for all who ask for it while it is being made: when a page falls out of the cache, page-api must not
 * be asked by every visitor at once. Keeps nothing of what was made.
 */
export function createShare<Made>(): Share<Made> {
  const pending = new Map<string, Promise<Made>>()
  return (key, make) => {
    const running = pending.get(key)
    if (running) return running
    const making = make().finally(() => pending.delete(key))
    pending.set(key, making)
    return making
  }
}
