import type { RecentSearches } from '../SearchSuggestions.tsx'

/** A visitor who has searched for these, in the memory of the test. */
export function recentSearches(...words: string[]): RecentSearches {
  const listeners = new Set<() => void>()
  let known: readonly string[] = words
  const set = (next: readonly string[]) => {
    known = next
    for (const listener of listeners) listener()
  }
  const without = (removed: string) => known.filter((each) => each !== removed)
  return {
    get words() {
      return known
    },
    refresh() {},
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (added) => set([added, ...without(added)]),
    remove: (removed) => set(without(removed)),
    clear: () => set([]),
  }
}
