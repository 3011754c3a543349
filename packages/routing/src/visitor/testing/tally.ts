interface Tally {
  right: number
  total: number
  /** 0 to 1. */
  score: number
  /** `is, taken for`, the most frequent first. */
  misses: [kind: string, count: number][]
}

/** Compares each label with the answer to it; what has no expectation is left out. */
export function tally<Row>(
  rows: readonly Row[],
  { expected, answer }: { expected: (row: Row) => string | undefined; answer: (row: Row) => string },
): Tally {
  const misses = new Map<string, number>()
  let total = 0
  let right = 0
  for (const row of rows) {
    const wanted = expected(row)
    if (wanted === undefined) continue
    const got = answer(row)
    total += 1
    if (got === wanted) right += 1
    else misses.set(`${wanted} taken for ${got}`, (misses.get(`${wanted} taken for ${got}`) ?? 0) + 1)
  }
  return { right, total, score: right / total, misses: [...misses].toSorted(([, one], [, other]) => other - one) }
}
