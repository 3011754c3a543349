/** How an address comes into the history: as a new entry, in the place of the current one, or not at all, being there already. */
export type CommitMode = 'push' | 'replace' | 'keep'
