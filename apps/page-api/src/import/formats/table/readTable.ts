import { createReadStream } from 'node:fs'
import { CsvError, parse } from 'csv-parse'
import { ImportRefusal } from '../../ImportRefusal.ts'
import { readTextLines } from '../readTextLines.ts'
import type { SourceRecord } from '../SourceRecord.ts'

/** A row is a few hundred bytes; one without end must not fill the memory. */
const LONGEST_ROW_BYTES = 1_000_000
const DELIMITERS = [',', ';', '\t', '|'] as const
/** What a decoder writes in place of bytes that are no UTF-8. */
const REPLACEMENT = '\uFFFD'

interface ParsedRow {
  info: { lines: number }
  record: string[]
}

/**
 * The rows of a file of text with the names of its columns in its first row, one at a time, as objects by these names. What stands
 * between the columns is found: a comma, a semicolon, a tab or a bar. Columns without a name, and what stands behind the last of
 * them, are left out.
 * @throws {ImportRefusal} a row has no end: the file was cut off within quotes, or a quote was never closed
 */
export async function* readTable(file: string): AsyncIterable<SourceRecord<Record<string, string>>> {
  const parser = createReadStream(file).pipe(
    parse({
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      delimiter: await findDelimiter(file),
      max_record_size: LONGEST_ROW_BYTES,
    }),
  )
  let columns: string[] | undefined
  let lastLine = 0
  try {
    for await (const { info, record } of parser as AsyncIterable<ParsedRow>) {
      if (columns) yield readRow(columns, record, lastLine + 1)
      columns ??= record
      lastLine = info.lines
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new ImportRefusal(
      'broken',
      `${file} has a row without end, which begins in line ${lastLine + 1}: it was cut off, or a quote in it is never closed. Nothing was changed; ask its sender for a whole one.`,
    )
  }
}

function readRow(
  columns: readonly string[],
  cells: readonly string[],
  line: number,
): SourceRecord<Record<string, string>> {
  const excerpt = cells.join(',')
  if (excerpt.includes(REPLACEMENT)) return { line, excerpt, fault: 'not_utf8' }
  const named = columns.map((column, index): [string, string] => [column, cells[index] ?? ''])
  return { line, excerpt, value: Object.fromEntries(named.filter(([column]) => column !== '')) }
}

/** What stands most often in the row of names, outside of quotes. */
async function findDelimiter(file: string): Promise<string> {
  for await (const { text } of readTextLines(file, LONGEST_ROW_BYTES)) {
    const bare = text.replaceAll(/"[^"]*"/g, '')
    const count = (delimiter: string): number => bare.split(delimiter).length
    if (text.trim() !== '') return DELIMITERS.reduce((best, next) => (count(next) > count(best) ? next : best))
  }
  return DELIMITERS[0]
}
