/** The same words, which note which of them were read: dotted paths. What only holds others is no word. */
export function recordReads<Words extends object>(words: Words, reads: Set<string>, prefix = ''): Words {
  return new Proxy(words, {
    get(target, key, receiver): unknown {
      const value: unknown = Reflect.get(target, key, receiver)
      if (typeof key === 'symbol') return value
      const path = `${prefix}${key}`
      if (typeof value === 'object' && value !== null) return recordReads(value, reads, `${path}.`)
      reads.add(path)
      return value
    },
  })
}

/** The dotted path of every word. */
export function listPaths(words: object, prefix = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? listPaths(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  )
}
