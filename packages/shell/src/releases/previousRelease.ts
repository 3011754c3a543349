import type { Move } from './Move.ts'

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
