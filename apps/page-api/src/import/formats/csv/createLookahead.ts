export interface Lookahead<Item> {
  next: () => Promise<Item | undefined>
  /** What comes after so many others, without taking it; undefined behind the end. */
  peek: (ahead: number) => Promise<Item | undefined>
}

/** A sequence of which one can look at what is to come. Holds no more than was looked at. */
export function createLookahead<Item>(items: AsyncIterable<Item>): Lookahead<Item> {
  const iterator = items[Symbol.asyncIterator]()
  const seen: Item[] = []
  const pull = async (): Promise<Item | undefined> => {
    const { done, value } = await iterator.next()
    return done ? undefined : value
  }
  return {
    async next() {
      return seen.length > 0 ? seen.shift() : pull()
    },
    async peek(ahead) {
      while (seen.length <= ahead) {
        const item = await pull()
        if (item === undefined) return undefined
        seen.push(item)
      }
      return seen[ahead]
    },
  }
}
