import { DuplicateRequestError } from './DuplicateRequestError.ts'

/** How much of an address makes two requests the same (R5.3). */
const TAIL_LENGTH = 5

/**
 * Refuses a request when one was made in the same millisecond whose address ends in the same five characters (R5.3), whatever its
 * method.
 * @param now epoch milliseconds
 * @returns checks one address and keeps it in mind; throws {DuplicateRequestError}
 */
export function createDuplicateGuard(now: () => number): (url: URL) => void {
  let moment: number | undefined
  const tails = new Set<string>()

  return ({ href, hash }) => {
    const at = now()
    // Older ones can refuse nothing any more.
    if (at !== moment) tails.clear()
    moment = at
    const tail = href.slice(0, href.length - hash.length).slice(-TAIL_LENGTH)
    if (tails.has(tail)) throw new DuplicateRequestError()
    tails.add(tail)
  }
}
