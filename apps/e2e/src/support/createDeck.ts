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
