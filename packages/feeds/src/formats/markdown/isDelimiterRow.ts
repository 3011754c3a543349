const DELIMITERS = /^[\s|:-]+$/

/** Whether a line is the row of dashes that makes a table of the line before it. */
export function isDelimiterRow(line: string, header: string): boolean {
  return line.includes('|') && line.includes('-') && DELIMITERS.test(line) && cellsOf(line) === cellsOf(header)
}

function cellsOf(row: string): number {
  const inner = row.trim().replace(/^\|/, '').replace(/\|$/, '')
  return inner.split('|').length
}
