interface Rate {
  /** Events in any span of this length. */
  most: number
  spanMs: number
  /** How many senders are remembered at once. */
  capacity?: number
}

const CAPACITY = 100_000

/**
 * How often one sender may cause something, counted over the last so many milliseconds: no edge of a window lets it have twice as
 * much. Only what passed is counted. Where more senders come than are remembered, those that have caused nothing for longest are
 * forgotten.
 * @returns whether one more may pass
 */
export function createRecentLimiter({ most, spanMs, capacity = CAPACITY }: Rate) {
  /** When each sender's passed; whose last is the oldest stands first. */
  const passed = new Map<string, readonly number[]>()
  const forgetOld = (since: number) => {
    for (const [sender, times] of passed) {
      if (passed.size <= capacity && (times.at(-1) ?? since) > since) return
      passed.delete(sender)
    }
  }
  return (sender: string, now: number): boolean => {
    const since = now - spanMs
    const recent = (passed.get(sender) ?? []).filter((time) => time > since)
    if (recent.length >= most) return false
    passed.delete(sender)
    passed.set(sender, [...recent, now])
    forgetOld(since)
    return true
  }
}
