import type { Move } from './Move.ts'

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
