import type { Move } from './Move.ts'

/**
 * The releases that were live at some moment since then, the present one among them. A release ceases to be live when the next
 * one begins to be.
 * @param moves the newest first
 * @param since milliseconds since 1970
 */
export function liveSince(moves: readonly Move[], since: number): string[] {
  const wereLive = moves.filter((_, index) => {
    const next = moves[index - 1]
    return !next || Date.parse(next.since) >= since
  })
  return wereLive.map(({ release }) => release)
}
