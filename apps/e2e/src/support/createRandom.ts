/** A small seeded generator (mulberry32): the same numbers in every run, in [0, 1). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Deals the cards in a random order, and again in another one when none is left: each comes up as often as any other. */
export function createDeck<Card>(cards: readonly Card[], random: () => number): () => Card {
  const left: Card[] = []
  return () => {
    if (left.length === 0) left.push(...cards)
    const [card] = left.splice(Math.floor(random() * left.length), 1)
    if (card === undefined) throw new Error('a deck has at least one card')
    return card
  }
}
