import { cutText } from '@clipfront/feeds/text'

/** Rows in columns, two spaces apart, under their titles; columns of numbers are set to the right. */
export function formatTable(titles: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => countCharacters(row[column] ?? ''))),
  )
  const isNumeric = titles.map((_, column) => rows.every((row) => /^\d+$/.test(row[column] ?? '')))
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => pad(cell, widths[column] ?? 0, isNumeric[column] === true))
      .join('  ')
      .trimEnd()
  return [line(titles), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)]
}

/** By characters, not by code units: emoji in a title must not move the column. */
function pad(cell: string, width: number, toTheRight: boolean): string {
  const space = ' '.repeat(Math.max(0, width - countCharacters(cell)))
  return toTheRight ? space + cell : cell + space
}

function countCharacters(cell: string): number {
  return Array.from(cell).length
}

/** As much of a title or a text as a cell has room for. */
export function shorten(text: string, longest = 48): string {
  return text.length > longest ? `${cutText(text, longest - 1)}…` : text
}
