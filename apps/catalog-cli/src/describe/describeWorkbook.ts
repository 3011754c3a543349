import type { SheetChoice } from '@clipfront/feeds/readFeed'
import { oneLine } from '@clipfront/feeds/text'

const MOST_SHEETS = 5

/** Which sheet of a workbook is read, and which are not; nothing of a file that is none. */
export function describeWorkbook(workbook: SheetChoice | null): string[] {
  if (!workbook) return []
  const { sheet, rows, others } = workbook
  const named = others.slice(0, MOST_SHEETS).map((other) => describeSheet(other.sheet, other.rows))
  const more = others.length > MOST_SHEETS ? ` and ${others.length - MOST_SHEETS} more` : ''
  const isLargest = others.every((other) => other.rows <= rows)
  return [
    `read the sheet ${describeSheet(sheet, rows)}${others.length > 0 ? `, and not ${named.join(', ')}${more}` : ''}`,
    ...(isLargest
      ? []
      : [
          'a sheet that was not read has more rows: move it to the front if it is the one, or save it alone as CSV UTF-8',
        ]),
  ]
}

function describeSheet(name: string, rows: number): string {
  return `"${oneLine(name)}" (rows: ${new Intl.NumberFormat('en').format(rows)})`
}
