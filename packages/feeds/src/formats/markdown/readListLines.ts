import { emptyFileError, ImportError } from '../../errors/ImportError.ts'
import { readTextLines, type TextLine } from '../readTextLines.ts'

interface ListLines {
  lines: string[]
  /** Lines that were left out, and why. */
  issues: { line: number; excerpt: string; issue: NonNullable<TextLine['issue']> }[]
}

const LONGEST_LINE_BYTES = 10_000
const LONGEST_PARAGRAPH = 8000
const LARGEST_LIST_CHARACTERS = 2_000_000

/**
 * The lines of a list for its parser, which reads a document as a whole: those that nobody can read are left out of it, so
 * that they cost their own offer and no other.
 * @throws {ImportError} the file is empty, or larger than lists that people write
 */
export async function readListLines(file: string): Promise<ListLines> {
  const read: TextLine[] = []
  let characters = 0
  for await (const line of readTextLines(file, LONGEST_LINE_BYTES)) {
    characters += line.text.length
    if (characters > LARGEST_LIST_CHARACTERS)
      throw new ImportError(
        'unreadable',
        `${file} is too large for a list that people write. Split it, or send it as JSON Lines.`,
      )
    read.push(line)
  }
  const measure = createParagraphMeter()
  const joined = joinTables(read.map(({ text, issue }) => (issue ? '' : text)))
  const lines: string[] = []
  const issues: ListLines['issues'] = []
  joined.forEach((text, index) => {
    const { line = 0, text: excerpt = '', issue } = read[index] ?? {}
    const found = issue ?? (measure(text) > LONGEST_PARAGRAPH ? 'too_long' : undefined)
    if (found) issues.push({ line, excerpt, issue: found })
    lines.push(found && !issue ? '' : text)
  })
  if (issues.length === 0 && !lines.some((text) => text.trim())) throw emptyFileError(file)
  return { lines, issues }
}

/** Begins a heading, an item of a list, or nothing: what came before it is at its end. */
const NEW_BLOCK = /^\s{0,12}(?:#{1,6}\s|[-*+]\s|\d{1,9}[.)]\s|$)/

/**
 * How long the paragraph is that a line goes on, in characters, when the lines come in order. Emphasis is matched over a
 * whole paragraph, at a cost that grows with the square of its length; rows of a table, items and headings stand alone.
 */
function createParagraphMeter(): (line: string) => number {
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

const DELIMITERS = /^[\s|:-]+$/

/** Whether a line is the row of dashes that makes a table of the line before it. */
function isDelimiterRow(line: string, header: string): boolean {
  return line.includes('|') && line.includes('-') && DELIMITERS.test(line) && countCells(line) === countCells(header)
}

function countCells(row: string): number {
  const inner = row.trim().replace(/^\|/, '').replace(/\|$/, '')
  return inner.split('|').length
}
