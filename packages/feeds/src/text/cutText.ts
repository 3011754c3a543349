/** The beginning of a text, at most `length` code units, never ending in half a character. */
export function cutText(text: string, length: number): string {
  return text.length > length ? text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '') : text
}

/** Four times the longest text of an offer that was ever seen; what goes beyond is no offer, and costs time. */
const LONGEST_TEXT = 4000

/** A text of a feed at the door: every reader caps what it hands on, so that nothing behind has to. */
export function capText(text: string): string {
  return cutText(text, LONGEST_TEXT)
}

export const LONGEST_TITLE = 160

/** A line that is as long as a title may be, cut between words. */
export function cutTitle(line: string): string {
  if (line.length <= LONGEST_TITLE) return line
  const room = cutText(line, LONGEST_TITLE - 1)
  const end = room.lastIndexOf(' ')
  return `${trimEdges(end > LONGEST_TITLE / 2 ? room.slice(0, end) : room, { end: ',;:–—-' })}…`
}

/** Ends of which nothing is left: white space as people and machines write it. */
const SPACES = ' \t\n\r\u00A0'

/**
 * The text without the given characters, and without white space, at its ends. Not by an expression: `[…]+$` begins anew
 * at every character of a long row of them, and a feed decides how long the row is.
 * @param edges characters of one code unit each
 */
export function trimEdges(text: string, edges: { start?: string; end?: string }): string {
  const start = SPACES + (edges.start ?? '')
  const end = SPACES + (edges.end ?? '')
  let from = 0
  let to = text.length
  while (from < to && start.includes(text.charAt(from))) from += 1
  while (to > from && end.includes(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}
