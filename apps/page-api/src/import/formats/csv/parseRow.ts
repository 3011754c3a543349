import { CsvError, parse } from 'csv-parse/sync'
import type { Separator } from './findSeparator.ts'

/** A row is given whole, so that nothing within it may end it. */
const NO_END = '\uE000 never \uE001'

/**
 * The cells of one row of a table.
 * @param isTolerant takes quotes in wrong places as signs like all others
 * @returns 'open' where a quote is still to be closed; undefined where quotes stand in wrong places
 */
export function parseRow(text: string, separator: Separator, isTolerant = false): string[] | 'open' | undefined {
  if (!text.includes('"')) return text.split(separator)
  try {
    const [cells] = parse(text, {
      delimiter: separator,
      record_delimiter: NO_END,
      relax_column_count: true,
      relax_quotes: isTolerant,
      trim: true,
    })
    return cells
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'open' : undefined
  }
}
