import { isDelimiterRow } from './isDelimiterRow.ts'

/** Begins a heading, an item of a list, or nothing: what came before it is at its end. */
const NEW_BLOCK = /^\s{0,12}(?:#{1,6}\s|[-*+]\s|\d{1,9}[.)]\s|$)/

/**
 * How long the paragraph is that a line goes on, in characters, when the lines come in order. Emphasis is matched over a
 * whole paragraph, at a cost that grows with the square of its length; rows of a table, items and headings stand alone.
 */
export function createParagraphMeter(): (line: string) => number {
  let length = 0
  let previous = ''
  let isTable = false
  return (line) => {
    if (NEW_BLOCK.test(line)) {
      length = 0
      isTable = false
    }
    if (isDelimiterRow(line, previous)) isTable = true
    previous = line
    length = isTable && line.includes('|') ? 0 : length + line.length
    return length
  }
}
