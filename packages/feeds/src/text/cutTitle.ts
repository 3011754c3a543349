import { cutText } from './cutText.ts'
import { trimEdges } from './trimEdges.ts'

export const LONGEST_TITLE = 160

/** A line that is as long as a title may be, cut between words. */
export function cutTitle(line: string): string {
  if (line.length <= LONGEST_TITLE) return line
  const room = cutText(line, LONGEST_TITLE - 1)
  const end = room.lastIndexOf(' ')
  return `${trimEdges(end > LONGEST_TITLE / 2 ? room.slice(0, end) : room, { end: ',;:–—-' })}…`
}
