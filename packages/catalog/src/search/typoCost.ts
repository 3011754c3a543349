/** What it costs that a letter is missing, is too many, is another one, or that two changed places: the likelier, the less. */
const COSTS = { swapped: 0.8, missing: 0.9, extra: 1, other: 1 } as const

/**
 * How far what was typed is from what may have been meant: the least sum of the typos that lead from one to the other.
 * @param most beyond it the answer is Infinity, and cheap
 */
export function typoCost(typed: string, meant: string, most: number): number {
  if (typed === meant) return 0
  const from = Array.from(typed)
  const to = Array.from(meant)
  if (Math.abs(from.length - to.length) * COSTS.missing > most) return Number.POSITIVE_INFINITY
  let beforeLast: number[] = []
  let last = to.map((_, place) => (place + 1) * COSTS.missing)
  last.unshift(0)
  for (const [row, letter] of from.entries()) {
    const current = [(row + 1) * COSTS.extra]
    for (const [column, wanted] of to.entries()) {
      const costs = [
        at(last, column) + (letter === wanted ? 0 : COSTS.other),
        at(last, column + 1) + COSTS.extra,
        at(current, column) + COSTS.missing,
      ]
      if (letter !== wanted && letter === to[column - 1] && from[row - 1] === wanted)
        costs.push(at(beforeLast, column - 1) + COSTS.swapped)
      current.push(Math.min(...costs))
    }
    if (Math.min(...current) > most) return Number.POSITIVE_INFINITY
    beforeLast = last
    last = current
  }
  const cost = at(last, to.length)
  return cost > most ? Number.POSITIVE_INFINITY : cost
}

function at(costs: readonly number[], place: number): number {
  return costs[place] ?? Number.POSITIVE_INFINITY
}

/** Two typos in a long word are as likely as one in a short one. */
const LONG_WORD = 9

/** As many typos as a text of this length may have. */
export function mostTypos({ length }: string): number {
  if (length < 3) return 0
  return length < LONG_WORD ? 1 : 2
}
