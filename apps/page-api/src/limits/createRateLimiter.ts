interface Rate {
  /** Events per window. */
  most: number
  windowMs: number
  /** Windows begin at the multiples of their length, as the days of UTC do in a time since 1970. @default each with its first event */
  isAligned?: boolean
  /** How many senders are remembered at once. */
  capacity?: number
}

/** Some ten megabytes; more senders in one window than any of our sites has shoppers in a day. */
const CAPACITY = 100_000

/**
 * How often one sender may report something. Counted in memory, in windows. Where more senders come than are remembered,
 * those with the fewest events are forgotten: whoever floods us from many addresses frees nobody who floods us from one.
 * @returns whether one more may pass, and in how long its window ends; all in milliseconds, by a clock that is always the same
 */
export function createRateLimiter({ most, windowMs, isAligned = false, capacity = CAPACITY }: Rate) {
  let windowStart = Number.NEGATIVE_INFINITY
  let counts = createCounts(capacity)
  const mayPass = (sender: string, now: number): boolean => {
    // A clock that tells the time of day may be set back.
    if (now - windowStart >= windowMs || now < windowStart) {
      windowStart = isAligned ? now - (now % windowMs) : now
      counts = createCounts(capacity)
    }
    return counts.add(sender) <= most
  }
  return Object.assign(mayPass, {
    /** Never 0 while the window lasts, however fractions are rounded. */
    readRestMs: (now: number) => windowMs - (now - windowStart),
  })
}

/**
 * A full one makes room for one sender at a time: to sort all of them would stop the server for a tenth of a second. It goes round
 * and evicts who has no more events than `fewest`, which doubles when nobody was left that has so few.
 */
function createCounts(capacity: number) {
  const counts = new Map<string, number>()
  // A map's iterator also finds what is added behind it.
  let round = counts.entries()
  let fewest = 1
  const evict = () => {
    for (;;) {
      const { done, value } = round.next()
      if (done) {
        round = counts.entries()
        fewest *= 2
      } else if (value[1] <= fewest) {
        counts.delete(value[0])
        return
      }
    }
  }
  return {
    /** @returns how many there are of this sender */
    add(sender: string): number {
      const known = counts.get(sender)
      if (known === undefined && counts.size >= capacity) evict()
      const count = (known ?? 0) + 1
      counts.set(sender, count)
      return count
    },
  }
}
