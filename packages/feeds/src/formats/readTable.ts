import { ImportError } from '../errors/ImportError.ts'
import { inAnyLanguage, re } from '../text/re.ts'
import words from '../text/words/discounts.json' with { type: 'json' }
import type { SourceRecord } from './readTextLines.ts'
import { readRows, type TableRow } from './readRows.ts'

/** What a spreadsheet shows where a formula failed or a column is too narrow. */
const FAILED = /^(?:#(?:n\/?a|ref!|value!|name\?|div\/0!|null!|num!|spill!|calc!)|#{3,})$/i
/** How people keep a spreadsheet from making a number of a text: ="00123", '00123. */
const KEPT = /^(?:="([^"]*)"|'(\d[^']*))$/

/**
 * The rows of a table as objects by the names in its first row, one at a time. Of columns of the same name the first counts;
 * columns without a name, and cells behind the last column, are left out.
 * @param names of its columns, where they are not as the first row has them
 * @throws {ImportError} its first line is no row of names
 */
export async function* readTable(
  file: string,
  names?: readonly string[],
): AsyncIterable<SourceRecord<Record<string, string>>> {
  let columns: readonly (readonly [name: string, index: number])[] | undefined
  for await (const row of readRows(file)) {
    const { line, excerpt, cells, issue } = row
    if (columns === undefined) {
      refuseNames(file, row)
      columns = findColumns(names ?? cells)
    } else if (issue) yield { line, excerpt, issue }
    else yield { line, excerpt, value: toRecord(columns, cells) }
  }
}

/** A table of offers has some dozens; each is looked at for each row, however few cells that has. */
const MOST_COLUMNS = 500

/** @throws {ImportError} the first line of a file is no row of names, or one of too many */
export function refuseNames(file: string, { excerpt, issue, cells }: TableRow): void {
  if (issue === 'not_utf8')
    throw new ImportError(
      'unreadable',
      `${file} is not text in UTF-8, but as older programs of Windows write it. Nothing was changed; save it as CSV UTF-8, then import it again.`,
    )
  if (issue)
    throw new ImportError(
      'unreadable',
      `${file} is no table: its first line is no row of names (${issue}). Nothing was changed; give the format that it has with --format, or ask its sender for a table with names.`,
    )
  if (excerpt.includes('\r'))
    throw new ImportError(
      'unreadable',
      `${file} has the line ends of old Macs. Nothing was changed; save it as CSV in UTF-8.`,
    )
  const { length } = findColumns(cells)
  if (length > MOST_COLUMNS)
    throw new ImportError(
      'unreadable',
      `${file} is a table of ${length} columns; at most ${MOST_COLUMNS} are read. Nothing was changed; leave out those that say nothing of an offer, then import it again.`,
    )
}

export function findColumns(names: readonly string[]): [name: string, index: number][] {
  const places = new Map<string, number>()
  for (const [index, cell] of names.entries()) {
    const name = cell.trim()
    if (name !== '' && !places.has(name)) places.set(name, index)
  }
  return [...places]
}

/** A row by the names of its columns; a cell that is missing is empty. */
export function toRecord(
  columns: readonly (readonly [name: string, index: number])[],
  cells: readonly string[],
): Record<string, string> {
  return Object.fromEntries(columns.map(([name, index]) => [name, cellText(cells[index] ?? '')]))
}

/** A cell as its author meant it. */
export function cellText(cell: string): string {
  const text = cell.trim()
  if (text === '') return text
  if (FAILED.test(text)) return ''
  const [, quoted, marked] = KEPT.exec(text) ?? []
  return quoted ?? marked ?? text
}

const EMPTY = re.iu`^(?:${inAnyLanguage(words.nothing)}|[^\p{L}\p{N}]*)$`

/**
 * Whether a cell of any format stands for an empty one: "NULL", "n/a", "–". Not for a column of merchants, one of which may be
 * called None, and not for one of codes, where it says that none is needed.
 */
export function saysNothing(cell: string): boolean {
  const text = cell.trim()
  return FAILED.test(text) || EMPTY.test(text)
}
