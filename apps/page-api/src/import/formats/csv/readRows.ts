import { readTextLines, type TextLine } from '../readTextLines.ts'
import { createLookahead, type Lookahead } from './createLookahead.ts'
import { findSeparator, saidSeparator, type Separator } from './findSeparator.ts'
import { parseLines, parseRow } from './parseRow.ts'

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
const BATCH = 50

/**
 * The rows of a table in text, the names of the columns first. What stands between the columns is found; a quote that is never
 * closed, or closed in the wrong place, costs its own line and no other.
 */
export async function* readRows(file: string): AsyncIterable<TableRow> {
  const lines = createLookahead(readTextLines(file, LONGEST_LINE_BYTES))
  let shape: Shape | undefined
  let alone = 0
  for (let line = await lines.next(); line; line = await lines.next()) {
    if (!line.fault && line.text.trim() === '') continue
    const said = shape ? undefined : saidSeparator(line.text)
    if (said) {
      shape = { separator: said, width: null }
      continue
    }
    shape ??= { separator: findSeparator(line.text), width: null }
    alone -= 1
    const batch = shape.width === null || alone > 0 ? undefined : await readBatch(line, shape, lines)
    if (batch) {
      yield* batch
      continue
    }
    // What is not as simple is read row by row, and not tried again with each of them.
    if (shape.width !== null && alone <= 0) alone = BATCH
    const row = line.fault ? faultOf(line, line.fault) : await readRow(line, shape, lines)
    shape.width ??= row.cells.length
    yield row
  }
}

/** Most rows are lines of their own, and a million of them come at a time. */
async function readBatch(
  line: TextLine,
  { separator }: Shape,
  lines: Lookahead<TextLine>,
): Promise<TableRow[] | undefined> {
  const batch = [line]
  while (batch.length < BATCH) {
    const next = await lines.peek(batch.length - 1)
    if (!next || next.fault || next.text.trim() === '') break
    batch.push(next)
  }
  if (batch.length < 2 || line.fault) return undefined
  const rows = parseLines(
    batch.map(({ text }) => text),
    separator,
  )
  if (!rows) return undefined
  for (let taken = 1; taken < batch.length; taken++) await lines.next()
  return batch.map(({ line: place, text }, index) => ({ line: place, excerpt: text, cells: rows[index] ?? [] }))
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
