/** Things by their names, as many as there is room for. */
export interface Store<Thing> {
  get: (key: string) => Thing | undefined
  /** @param bytes what it takes; it may be put again when that is known better. What takes more than there is room for is not kept. */
  put: (key: string, thing: Thing, bytes: number) => void
  remove: (key: string) => void
}

/**
 * What was put in the longest ago goes first when there is too much: whoever takes something out and puts it in again keeps what
 * is used.
 */
export function createStore<Thing>(mostBytes: number): Store<Thing> {
  const entries = new Map<string, { thing: Thing; bytes: number }>()
  let total = 0

  function remove(key: string): void {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    get: (key) => entries.get(key)?.thing,
    put(key, thing, bytes) {
      remove(key)
      // All others would go, and it after them.
      if (bytes > mostBytes) return
      entries.set(key, { thing, bytes })
      total += bytes
      for (const oldest of entries.keys()) {
        if (total <= mostBytes) return
        remove(oldest)
      }
    },
    remove,
  }
}
