import { emptyFileError } from '../errors/ImportError.ts'
import { bindMap, findFitting, findMap, fitsMap } from './findMap.ts'
import type { FeedMap, MappedSource } from './FeedMap.ts'
import type { SourceRecord } from '../formats/readTextLines.ts'
import { alignNames } from '../formats/alignNames.ts'
import { readLinesAbove, readRows, type TableRow } from '../formats/readRows.ts'
import { cellText, findColumns, readTable, toRecord, refuseNames } from '../formats/readTable.ts'

/**
 * Reads a table as spreadsheets and databases write it: its first row names its columns, or a map knows them without.
 * @param given the map to read by; null finds one by the names of the columns
 * @throws {ImportError} it is empty, or no map knows its columns
 */
export async function readCsv(file: string, given: FeedMap | null, maps: readonly FeedMap[]): Promise<MappedSource> {
  const sample: TableRow[] = []
  for await (const row of readRows(file)) {
    sample.push(row)
    if (sample.length === ROWS_OF_SAMPLE || row.issue) break
  }
  const [header, first] = sample
  if (!header) throw emptyFileError(file)
  refuseNames(file, header)
  const named = alignNames(
    header.cells,
    sample.slice(1).map(({ cells }) => cells),
  )
  const columns = findColumns(named)
  const map = given ?? findFitting(maps, [header.cells]) ?? findMap(maps, toRecord(columns, first?.cells ?? []), file)
  if (fitsMap(map, [])) return { map, open: () => readBareRows(file) }
  const names = columns.map(([name]) => name)
  return { map: bindMap(map, names), open: () => readTable(file, named), head: await readLinesAbove(file) }
}

/** The names of the columns, and rows that show whether they stand above their own. */
const ROWS_OF_SAMPLE = 21

/** Of a table whose columns have no names. */
async function* readBareRows(file: string): AsyncIterable<SourceRecord<unknown>> {
  for await (const { line, excerpt, cells, issue } of readRows(file))
    yield issue ? { line, excerpt, issue } : { line, excerpt, value: cells.map(cellText) }
}
