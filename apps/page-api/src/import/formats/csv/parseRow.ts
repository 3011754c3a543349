import { CsvError, parse } from 'csv-parse/sync'
import type { Separator } from './findSeparator.ts'

const OPTIONS = { relax_column_count: true, trim: true } as const
/** A row is given whole, so that nothing within it may end it. */
const NO_END = '\uE000 never \uE001'

/**
 * The cells of rows of which each is a line of its own, at once: a parser is dearer to make than to use.
 * @returns undefined where one goes on in the next, or is broken
 */
export function parseLines(lines: readonly string[], separator: Separator): string[][] | undefined {
  try {
    const rows = parse(lines.join('\n'), { ...OPTIONS, delimiter: separator, record_delimiter: '\n' })
    return rows.length === lines.length ? rows : undefined
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return undefined
  }
}

/**
 * The cells of one row of a table.
 * @param isTolerant takes quotes in wrong places as signs like all others
 * @returns 'open' where a quote is still to be closed; undefined where quotes stand in wrong places
 */
export function parseRow(text: string, separator: Separator, isTolerant = false): string[] | 'open' | undefined {
  const quotes = text.split('"').length - 1
  if (quotes === 0) return text.split(separator)
  // Every quote has its other half, also those that stand for one: a parser would only say so at a greater cost.
  if (quotes % 2 === 1 && !isTolerant) return 'open'
  try {
    const [cells] = parse(text, {
      ...OPTIONS,
      delimiter: separator,
      record_delimiter: NO_END,
      relax_quotes: isTolerant,
    })
    return cells
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'open' : undefined
  }
}
