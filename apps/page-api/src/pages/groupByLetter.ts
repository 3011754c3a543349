interface Named {
  name: string
}

/**
 * Names by their first letter, both in the language's order; those that begin with no letter come last.
 * @param other what stands above them
 */
export function groupByLetter<Entry extends Named>(
  entries: readonly Entry[],
  language: string,
  other: string,
): [letter: string, Entry[]][] {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true })
  const groups = Map.groupBy(
    entries.toSorted((a, b) => compare(a.name, b.name)),
    ({ name }) => firstLetter(name, compare) ?? other,
  )
  return [...groups].toSorted(([a], [b]) => Number(a === other) - Number(b === other) || compare(a, b))
}

/** Without its accent, É under E, unless the language takes it for a letter of its own: Å is the last of the Danish ones. */
function firstLetter(name: string, compare: Intl.Collator['compare']): string | undefined {
  const letter = /^\p{L}\p{M}*/u.exec(name.normalize('NFKC'))?.[0]
  const [bare] = letter?.normalize('NFKD') ?? ''
  return (letter && bare && compare(letter, bare) !== 0 ? letter : bare)?.toUpperCase()
}
