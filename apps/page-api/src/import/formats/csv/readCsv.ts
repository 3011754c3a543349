import { ImportRefusal } from '../../ImportRefusal.ts'
import { bindMap } from '../map/bindMap.ts'
import type { FeedMap } from '../map/FeedMap.ts'
import { findFitting, findMap, isRecordOf } from '../map/findMap.ts'
import type { MappedSource } from '../map/MappedSource.ts'
import type { SourceRecord } from '../SourceRecord.ts'
import { cellText } from './cellText.ts'
import { readRows, type TableRow } from './readRows.ts'

/**
 * Reads a table as spreadsheets and databases write it: its first row names its columns, or a map knows them without.
 * @param given the map to read by; null finds one by the names of the columns
 * @throws {ImportRefusal} it is empty, or no map knows its columns
 */
export async function readCsv(file: string, given: FeedMap | null, maps: readonly FeedMap[]): Promise<MappedSource> {
  const sample: TableRow[] = []
  for await (const row of readRows(file)) {
    sample.push(row)
    if (sample.length === 2 || row.fault) break
  }
  const [header, first] = sample
  if (!header)
    throw new ImportRefusal('empty', `${file} is empty. Nothing was changed; ask its sender for a whole one.`)
  if (header.fault)
    throw new ImportRefusal('unreadable', `${file} is no table: its first line is no row of names (${header.fault}).`)
  if (header.excerpt.includes('\r'))
    throw new ImportRefusal(
      'unreadable',
      `${file} has the line ends of old Macs. Nothing was changed; save it as CSV in UTF-8.`,
    )
  const map =
    given ?? findFitting(maps, [header.cells]) ?? findMap(maps, recordOf(header.cells, first?.cells ?? []), file)
  if (isRecordOf(map, [])) return { map, open: () => readBareRows(file) }
  return {
    map: bindMap(
      map,
      header.cells.map((name) => name.trim()),
    ),
    open: () => readRecords(file),
  }
}

async function* readRecords(file: string): AsyncIterable<SourceRecord<unknown>> {
  let names: readonly string[] | undefined
  for await (const { line, excerpt, cells, fault } of readRows(file)) {
    if (names === undefined) names = cells
    else if (fault) yield { line, excerpt, fault }
    else yield { line, excerpt, value: recordOf(names, cells) }
  }
}

/** Of a table whose columns have no names. */
async function* readBareRows(file: string): AsyncIterable<SourceRecord<unknown>> {
  for await (const { line, excerpt, cells, fault } of readRows(file))
    yield fault ? { line, excerpt, fault } : { line, excerpt, value: cells.map(cellText) }
}

/** Of columns of the same name the first counts; cells behind the last column have none. */
function recordOf(names: readonly string[], cells: readonly string[]): Record<string, string> {
  const fields = new Map<string, string>()
  for (const [index, name] of names.entries()) {
    const key = name.trim()
    if (key !== '' && !fields.has(key)) fields.set(key, cellText(cells[index] ?? ''))
  }
  return Object.fromEntries(fields)
}
