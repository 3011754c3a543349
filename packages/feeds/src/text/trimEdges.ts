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
