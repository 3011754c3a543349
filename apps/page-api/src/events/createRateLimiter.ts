interface Rate {
  /** Events per window. */
  most: number
  windowMs: number
  /** How many senders are remembered at once. */
  places?: number
}

/** Some ten megabytes; more senders in one window than any of our sites has shoppers in a day. */
const PLACES = 100_000

/**
 * How often one sender may report something. Counted in memory, in windows. Where more senders come than are remembered,
 * those with the fewest events are forgotten: whoever floods us from many addresses frees nobody who floods us from one.
 * @returns whether one more may pass; `monotonicNow` in milliseconds
 */
export function createRateLimiter({ most, windowMs, places = PLACES }: Rate) {
  let windowStart = Number.NEGATIVE_INFINITY
  let counts = new Map<string, number>()
  return (sender: string, monotonicNow: number): boolean => {
    if (monotonicNow - windowStart >= windowMs) {
      windowStart = monotonicNow
      counts = new Map()
    }
    const count = (counts.get(sender) ?? 0) + 1
    if (count === 1 && counts.size >= places) counts = busierHalf(counts)
    counts.set(sender, count)
    return count <= most
  }
}

function busierHalf(counts: ReadonlyMap<string, number>): Map<string, number> {
  const busiest = [...counts].toSorted(([, a], [, b]) => b - a)
  return new Map(busiest.slice(0, Math.floor(counts.size / 2)))
}
