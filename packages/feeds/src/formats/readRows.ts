import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { parse as parseText } from 'csv-parse/sync'
import { ImportError } from '../errors/ImportError.ts'
import { findDayOfList } from '../text/findDates.ts'
import { readTextLines, type TextLine } from './readTextLines.ts'

/** A row of a table; without cells where it is none, and why. */
export interface TableRow {
  line: number
  excerpt: string
  cells: readonly string[]
  issue?: TextLine['issue'] | 'unreadable_line'
}

/** What parts the columns of a table, the most usual first. */
const SEPARATORS = [',', ';', '\t', '|'] as const
type Separator = (typeof SEPARATORS)[number]
/** Excel's own line before the names of the columns. */
const DECLARED_SEPARATOR = /^"?sep=([,;\t|])"?\s*$/i

interface Shape {
  separator: Separator
  /** How many columns there are, once their names have come. */
  width: number | undefined
  /** False once bytes have come that are no UTF-8: then U+FFFD stands for them. */
  isUtf8: boolean
}

const LONGEST_ROW = 1_000_000
/** A quote that nobody closes takes in all that follows, up to the next one. */
const MOST_HELD_BYTES = 2 * LONGEST_ROW
const LONGEST_EXCERPT = 1000
/** A row is given whole, so that nothing within it may end it. */
const NO_END = '\uE000 never \uE001'

/**
 * Streams the rows of a table in text, the names of the columns first. What stands between the columns is found. A quote that is
 * closed in the wrong place, or not before the end, costs its own line.
 * @throws {ImportError} a quote is closed too late, or never
 */
export async function* readRows(file: string): AsyncIterable<TableRow> {
  const start = await findStart(file)
  if (!start) return
  const shape: Shape = { separator: start.separator, width: undefined, isUtf8: true }
  let unclosed: { raw: string; endLine: number } | undefined
  let returns = 0
  const parser = parse({
    bom: true,
    delimiter: shape.separator,
    from_line: start.line,
    info: true,
    ltrim: true,
    max_record_size: MOST_HELD_BYTES,
    raw: true,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip(error, raw = '') {
      unclosed = { raw, endLine: Number(error?.['lines']) }
      if (error?.code !== 'CSV_QUOTE_NOT_CLOSED')
        throw unclosedQuoteError(file, toRow({ ...unclosed, cells: [] }, shape).line)
      return undefined
    },
  })
  const checkBytes = (chunks: AsyncIterable<Buffer>) => noteUtf8(chunks, shape)
  for await (const { record, raw, info } of pipeline(createReadStream(file), checkBytes, parser, () => {})) {
    if (raw.trim() === '') continue
    // The parser counts a carriage return within a row as a line too.
    returns += returnsIn(raw)
    const row = toRow({ raw, endLine: info.lines - returns, cells: record }, shape)
    if (isSound(row, shape)) yield checked(row, shape)
    else yield* eachLine(row, shape)
    shape.width ??= row.cells.length
  }
  if (!unclosed) return
  const { raw, endLine } = unclosed
  yield* eachLine(toRow({ raw, endLine: endLine - returns - returnsIn(raw), cells: [] }, shape), shape)
}

/** What stands above the names of the columns: titles and remarks. */
export async function readLinesAbove(file: string): Promise<string[]> {
  const start = await findStart(file)
  const above: string[] = []
  for await (const { text, line } of readTextLines(file, LONGEST_ROW)) {
    if (start === undefined || line >= start.line) break
    above.push(text.slice(0, LONGEST_EXCERPT))
  }
  return above
}

async function* noteUtf8(chunks: AsyncIterable<Buffer>, shape: Shape): AsyncIterable<Buffer> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const note = (chunk?: Buffer): void => {
    try {
      if (shape.isUtf8) decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      shape.isUtf8 = false
    }
  }
  for await (const chunk of chunks) {
    note(chunk)
    yield chunk
  }
  note()
}

function returnsIn(text: string): number {
  return text.trim().split('\r').length - 1
}

interface ParsedRow {
  raw: string
  endLine: number
  cells: readonly string[]
}

function toRow({ raw, endLine, cells }: ParsedRow, shape: Shape): TableRow {
  const text = raw.replace(/^\s*[\r\n]/, '').replace(/\r?\n?$/, '')
  // Of a blank of several bytes before a cell the parser drops all but the first from `raw`.
  const isLossy = cells.length === 0 ? !shape.isUtf8 : cells.some((cell) => cell.includes('\uFFFD'))
  const excerpt = isLossy ? text : text.replaceAll('\uFFFD', '')
  return {
    line: endLine - (excerpt.split('\n').length - 1),
    excerpt,
    cells: excerpt.includes('"""') ? cells : cells.map(withoutRoom),
  }
}

/** A row, or why it is none; then of its text only the beginning. */
function checked({ line, excerpt, cells }: TableRow, shape: Shape): TableRow {
  const issue = excerpt.length > LONGEST_ROW ? 'too_long' : isBroken(cells, shape) ? 'not_utf8' : undefined
  return issue ? { line, excerpt: excerpt.slice(0, LONGEST_EXCERPT), cells: [], issue } : { line, excerpt, cells }
}

function isBroken(cells: readonly string[], { isUtf8 }: Shape): boolean {
  return !isUtf8 && cells.some((cell) => cell.includes('\uFFFD'))
}

/** Behind a closing quote the parser takes no blank. A cell that itself begins with a quote is written with three. */
function withoutRoom(cell: string): string {
  return /^"([^"]*)"\s+$/.exec(cell)?.[1] ?? cell
}

/** Quotes in wrong places part a row wrongly, or take in the rows behind it. */
function isSound({ excerpt, cells }: TableRow, { separator, width }: Shape): boolean {
  const isLine = !excerpt.includes('\n')
  if (!excerpt.includes('"') || (isLine && cells.length === width)) return true
  if (!isLine && excerpt.length > LONGEST_ROW) return false
  const isWhole = isLine || width === undefined || cells.length === width
  return isWhole && parseRow(excerpt, separator, false) !== undefined
}

/** Each line as a row of its own, its quotes as signs like all others; a fault where that makes other columns. */
function* eachLine({ line, excerpt }: TableRow, shape: Shape): Iterable<TableRow> {
  for (const [index, text] of excerpt.split(/\r?\n/).entries()) {
    if (text.trim() === '') continue
    const ways = [parseRow(text, shape.separator, true), text.split(shape.separator)]
    const cells = ways.find((way) => way?.length === shape.width)
    const row = checked({ line: line + index, excerpt: text, cells: cells ?? [] }, shape)
    yield cells || row.issue ? row : { ...row, issue: 'unreadable_line' }
  }
}

/**
 * The cells of one row.
 * @param isTolerant takes quotes in wrong places as signs like all others
 */
function parseRow(text: string, delimiter: Separator, isTolerant: boolean): string[] | undefined {
  const options = { delimiter, record_delimiter: NO_END, relax_column_count: true, relax_quotes: isTolerant }
  try {
    return parseText(text, { ...options, trim: !isTolerant, ltrim: true })[0]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return undefined
  }
}

/** Titles and remarks stand above the names of the columns, in so many lines at most. */
const MOST_LINES_ABOVE = 20
/** Below a line of one cell, fewer are no names: a remark has commas too. */
const FEWEST_NAMES = 3

interface StartLine {
  line: number
  /** Without what stands in quotes. */
  bare: string
  separator: Separator
  cells: readonly string[]
  /** Those that say something. */
  names: number
}

/** The line of the names, and what stands most often in it, outside of quotes; or what the line before it says. */
async function findStart(file: string): Promise<Pick<StartLine, 'line' | 'separator'> | undefined> {
  const lines: StartLine[] = []
  for await (const { text, line, issue } of readTextLines(file, LONGEST_ROW)) {
    if (!issue && text.trim() === '') continue
    const wording = DECLARED_SEPARATOR.exec(text)?.[1]
    const declared = SEPARATORS.find((sign) => sign === wording)
    if (declared && lines.length === 0) return { separator: declared, line: line + 1 }
    lines.push(describeLine(text, line))
    const isPlain = lines.length === 1 && (lines[0]?.names ?? 0) > FEWEST_NAMES
    if (issue || isPlain || lines.length > MOST_LINES_ABOVE) break
  }
  const [first] = lines
  if (first === undefined || lines.length === 1) return first
  const isNamed = first.names > 1 && !isRemark(first, lines.slice(1))
  const index = isNamed ? 0 : lines.findIndex((start, at) => at > 0 && isRowOfNames(start, lines[at + 1]))
  const [names = first, below] = index === -1 ? [] : lines.slice(index)
  return below && areGroups(names, below) ? below : names
}

function describeLine(text: string, line: number): StartLine {
  const bare = text.replaceAll(/"[^"]*"/g, '"')
  const count = (sign: Separator): number => bare.split(sign).length
  const separator = SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best))
  const cells = bare.split(separator).map((cell) => cell.trim())
  return { line, bare, separator, cells, names: cells.filter(Boolean).length }
}

/** "Offers, 27.11.2026" above a table whose lines agree on other columns: its comma parts none. */
function isRemark(first: StartLine, below: readonly StartLine[]): boolean {
  const names = below.find((line, at) => isRowOfNames(line, below[at + 1], line.cells.length))
  if (!names) return false
  if (names.separator === first.separator)
    return names.names > first.cells.length && !/\d/.test(names.bare) && findDayOfList(first.bare, TITLE) !== null
  const alike = below.filter(({ bare }) => bare.split(first.separator).length === first.cells.length)
  return alike.length * 2 < below.length
}

const TITLE = { isHeading: true }

function isRowOfNames({ names, separator }: StartLine, next: StartLine | undefined, width?: number): boolean {
  const isTable = names >= FEWEST_NAMES && next?.separator === separator && next.cells.length >= FEWEST_NAMES
  return isTable && (width === undefined || next.cells.length === width)
}

/** Names of groups of columns have room between them, and below them each column has its own. No name has a figure or an address, and few rows have none. */
function areGroups(groups: StartLine, below: StartLine): boolean {
  const last = groups.cells.findLastIndex((cell) => cell !== '')
  const hasRoom = groups.cells.slice(0, last).includes('')
  const isFull = below.cells.every((cell, at) => cell !== '' || at === below.cells.length - 1)
  const isNext = below.line === groups.line + 1 && below.separator === groups.separator
  return (
    isNext && hasRoom && isFull && below.names >= 2 * groups.names && !/\d|:\/\/|\w\.\w{2}/.test(below.cells.join(' '))
  )
}

function unclosedQuoteError(file: string, line: number): ImportError {
  return new ImportError(
    'broken',
    `${file} cannot be read from line ${line} on: a quote in it is not closed within ${MOST_HELD_BYTES / 1e6} MB. Nothing was changed; mend it there, or ask its sender for a whole one.`,
  )
}
