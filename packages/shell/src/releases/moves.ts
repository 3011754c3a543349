/** Environments that have a release of their own; `dev` shows beta's. */
export const LIVE_ENVIRONMENTS = ['prod', 'beta'] as const
export type LiveEnvironment = (typeof LIVE_ENVIRONMENTS)[number]

/** Who made a release the live one: `start` fills what is empty, the others are somebody's decision. */
export type Mover = 'start' | 'ship' | 'promote' | 'rollback'

/** That a release became the live one of an environment. */
export interface Move {
  release: string
  /** ISO 8601. */
  since: string
  by: Mover
}

/**
 * Reads what a pointer file says.
 * @param file named when it is damaged
 * @returns the newest first
 * @throws {Error} it is no list of moves: nobody knows what was live
 */
export function parseMoves(text: string, file: string): Move[] {
  const moves = parseOrNothing(text)
  if (Array.isArray(moves) && moves.every(isMove)) return moves
  throw new Error(
    `${file} is damaged, so that nobody knows what is live. Put it back from a copy; or remove it, and ship the site.`,
  )
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isMove(value: unknown): value is Move {
  return typeof value === 'object' && value !== null && 'release' in value && typeof value.release === 'string'
}

/**
 * The release that was live before the present one. A rollback undoes a move, so that a second one leads further back, and not
 * forth again to what was just left.
 * @param moves the newest first
 */
export function previousRelease(moves: readonly Move[]): string | undefined {
  const standing: string[] = []
  for (const { release, by } of moves.toReversed()) {
    if (by === 'rollback') standing.pop()
    if (standing.at(-1) !== release) standing.push(release)
  }
  return standing.at(-2)
}

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
