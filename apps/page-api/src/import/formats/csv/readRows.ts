import { readTextLines, type TextLine } from '../readTextLines.ts'
import { createLookahead, type Lookahead } from './createLookahead.ts'
import { findSeparator, saidSeparator, type Separator } from './findSeparator.ts'
import { parseRow } from './parseRow.ts'

/** A row of a table; without cells where it is none, and why. */
export interface TableRow {
  line: number
  excerpt: string
  cells: readonly string[]
  fault?: TextLine['fault'] | 'unreadable_line'
}

interface Shape {
  separator: Separator
  /** How many columns there are. */
  width: number | null
}

const LONGEST_LINE_BYTES = 1_000_000
/** A field with line breaks goes on for some lines; a quote that nobody closed would go on for ever. */
const MOST_LINES = 100
const LONGEST_ROW = 200_000

/**
 * The rows of a table in text, the names of the columns first. What stands between the columns is found; a quote that is never
 * closed, or closed in the wrong place, costs its own line and no other.
 */
export async function* readRows(file: string): AsyncIterable<TableRow> {
  const lines = createLookahead(readTextLines(file, LONGEST_LINE_BYTES))
  let shape: Shape | undefined
  for (let line = await lines.next(); line; line = await lines.next()) {
    if (!line.fault && line.text.trim() === '') continue
    const said = shape ? undefined : saidSeparator(line.text)
    if (said) {
      shape = { separator: said, width: null }
      continue
    }
    shape ??= { separator: findSeparator(line.text), width: null }
    const row = line.fault ? faultOf(line, line.fault) : await readRow(line, shape, lines)
    shape.width ??= row.cells.length
    yield row
  }
}

async function readRow(line: TextLine, shape: Shape, lines: Lookahead<TextLine>): Promise<TableRow> {
  const whole = await joinLines(line.text, shape, lines)
  if (whole) return { line: line.line, excerpt: whole.text, cells: whole.cells }
  const tolerant = parseRow(line.text, shape.separator, true)
  const cells = Array.isArray(tolerant) ? tolerant : line.text.split(shape.separator)
  return cells.length === shape.width
    ? { line: line.line, excerpt: line.text, cells }
    : faultOf(line, 'unreadable_line')
}

/** The row that begins in a line, with as many more lines as its quotes hold; undefined when they do not fit together. */
async function joinLines(first: string, { separator, width }: Shape, lines: Lookahead<TextLine>) {
  let text = first
  let cells = parseRow(first, separator)
  let taken = 0
  while (cells === 'open') {
    const next = await lines.peek(taken)
    if (!next || next.fault || taken >= MOST_LINES || text.length > LONGEST_ROW) return undefined
    text = `${text}\n${next.text}`
    taken += 1
    if (next.text.includes('"')) cells = parseRow(text, separator)
  }
  if (!cells || (taken > 0 && width !== null && cells.length !== width)) return undefined
  for (let count = 0; count < taken; count++) await lines.next()
  return { text, cells }
}

function faultOf({ line, text }: TextLine, fault: NonNullable<TableRow['fault']>): TableRow {
  return { line, excerpt: text, cells: [], fault }
}
