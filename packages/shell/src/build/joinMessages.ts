/** The module of a language's texts, cut so that each can be left out. */
export interface CutMessages {
  before: string
  /** Name -> source, in their order. */
  entries: [name: string, source: string][]
  after: string
}

/** @returns a module that exports `messages`, with the texts that are wanted */
export function joinMessages({ before, entries, after }: CutMessages, isWanted: (name: string) => boolean): string {
  const sources = entries.flatMap(([name, source]) => (isWanted(name) ? [source] : []))
  return before + sources.join(',') + after
}
