/** A sheet of a workbook: its rows, of which each has as many cells as all others. */
export interface Sheet {
  name: string
  rows: readonly (readonly unknown[])[]
}

/** Which sheet of a workbook is read, and what the others hold. */
export interface SheetChoice {
  sheet: string
  /** Filled rows below that of the names. */
  rows: number
  /** Other sheets with rows. */
  others: readonly { sheet: string; rows: number }[]
}

export interface SheetTable extends SheetChoice {
  /**
   * The table as lines of CSV; a row stands in the line that it has in the sheet where no cell above it has several lines.
   * @param onCell told how long each text is before it is written: a few kilobytes may stand for gigabytes
   */
  lines: (onCell: (length: number) => void) => Iterable<string>
}

/** Titles and remarks stand above the names of the columns, in so many rows at most. */
const MOST_ROWS_ABOVE = 20

/** The first sheet with a row of names and a row below it. */
export function tableFromSheets(sheets: readonly Sheet[]): SheetTable | undefined {
  const found = sheets.map((sheet) => ({ sheet, header: findHeader(sheet) }))
  const chosen = found.find(({ header }) => header !== -1)
  if (!chosen) return undefined
  const { sheet, header } = chosen
  const others = found
    .filter((other) => other !== chosen)
    .map((other) => ({ sheet: other.sheet.name, rows: countBelow(other.sheet, other.header) }))
  return {
    sheet: sheet.name,
    rows: countBelow(sheet, header),
    others: others.filter(({ rows }) => rows > 0),
    lines: (onCell) => writeLines(sheet, header, onCell),
  }
}

/** @returns its index; -1 for none */
function findHeader({ rows }: Sheet): number {
  const header = rows.slice(0, MOST_ROWS_ABOVE).findIndex((row) => {
    const cells = row.filter(isFilled)
    return cells.length > 1 && cells.every((cell) => typeof cell === 'string')
  })
  return rows.slice(header + 1).some((row) => row.some(isFilled)) ? header : -1
}

function countBelow({ rows }: Sheet, header: number): number {
  return rows.slice(header + 1).filter((row) => row.some(isFilled)).length
}

function isFilled(cell: unknown): boolean {
  return cell !== null && cell !== undefined && cell !== ''
}

function* writeLines({ rows }: Sheet, header: number, onCell: (length: number) => void): Iterable<string> {
  const write = (cell: unknown): string => {
    if (typeof cell === 'string') onCell(cell.length)
    return writeValue(cell)
  }
  for (const [index, row] of rows.entries())
    if (index < header || !row.some(isFilled)) yield '\n'
    else if (index === header) yield `${row.map((cell) => writeCell(write(cell).replaceAll(/\s+/g, ' '))).join(',')}\n`
    else yield `${row.map((cell) => writeCell(write(cell))).join(',')}\n`
}

function writeCell(text: string): string {
  return /[",;|\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function writeValue(cell: unknown): string {
  if (cell instanceof Date) return writeTime(cell)
  return isFilled(cell) ? String(cell).trim().replaceAll(/\r\n?/g, '\n') : ''
}

const SECOND_MS = 1000

/** A day, with its time where it has one; a time without a day stands before 1900. */
function writeTime(time: Date): string {
  const nearest = Math.round(time.getTime() / SECOND_MS) * SECOND_MS
  if (!Number.isFinite(nearest)) return ''
  const [day = '', clock = ''] = new Date(nearest).toISOString().slice(0, -5).split('T')
  if (day < '1900') return clock
  return clock === '00:00:00' ? day : `${day} ${clock}`
}
