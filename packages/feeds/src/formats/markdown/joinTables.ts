import { isDelimiterRow } from './isDelimiterRow.ts'

/** A row of a table without anything in it. */
const EMPTY_ROW = '|'
const ROW = /^\s{0,3}\|/

/**
 * Lists in which an empty line parts the rows of a table, and a parser would take all rows behind it for prose: rows that
 * go on after it without a header of their own belong to the table before.
 * @returns the lines, as many as before, with empty rows for such empty lines
 */
export function joinTables(lines: readonly string[]): string[] {
  const joined = [...lines]
  let isTable = false
  let lastRow = -1
  lines.forEach((line, index) => {
    if (isDelimiterRow(line, lines[index - 1] ?? '')) isTable = true
    else if (line.trim() === '') return
    else if (!ROW.test(line)) isTable = isTable && line.includes('|') && lastRow === index - 1
    else if (isTable && lastRow < index - 1) {
      if (isDelimiterRow(lines[index + 1] ?? '', line)) isTable = false
      else joined.fill(EMPTY_ROW, lastRow + 1, index)
    }
    lastRow = index
  })
  return joined
}
