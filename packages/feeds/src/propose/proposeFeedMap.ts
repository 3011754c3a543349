import { statSync } from 'node:fs'
import { isUnknownShape } from '../errors/ImportError.ts'
import { openText } from '../formats/openText.ts'
import { findXmlLists } from '../formats/readXmlLists.ts'
import type { SheetChoice } from '../formats/workbook/tableFromSheets.ts'
import { readMap, readMaps } from '../map/findMap.ts'
import { MAP_READERS, type MappedFormat } from '../map/mapReaders.ts'
import { nameFeed } from '../map/parseFeedName.ts'
import { describeKnownMap } from './describeKnownMap.ts'
import { type Proposal, proposeMap } from './proposeMap.ts'
import { sampleRecords, takeSample } from './sampleRecords.ts'

interface Described {
  format: MappedFormat
  /** BCP 47, of what the records say. */
  language: string
  /** The domain of the merchant whose offers all are that lead nowhere. */
  merchant?: string | null
  isLive?: boolean
  isUnattended?: boolean
  /** Told which sheet of a workbook is read. */
  onWorkbook?: (choice: SheetChoice) => void
}

/**
 * A map for a file of a shape that nobody has described, by the names of its fields and by what the first records hold.
 * @returns null where nothing in it is a record with fields
 * @throws {ImportError} it cannot be read as its format
 */
export function proposeFeedMap(file: string, { format, onWorkbook, ...options }: Described): Promise<Proposal | null> {
  const read = async (text: string): Promise<Proposal | null> => {
    const lists = format === 'xml' ? await findXmlLists(text) : []
    const { records, path } = await sampleRecords((map) => MAP_READERS[format](text, map, []), lists)
    return records.length === 0 ? null : proposeMap(records, { ...options, name: nameFeed(file), records: path })
  }
  return readKnownShape(file, read, onWorkbook)
}

/**
 * How a map reads a file, the given one or that of `packages/feeds/maps` which knows its shape; null where none does.
 * @param map the path of a map
 * @throws {ImportError} it cannot be read as its format, or the map is none
 */
export function findFeedMap(
  file: string,
  format: MappedFormat,
  { map = null, onWorkbook }: { map?: string | null } & Pick<Described, 'onWorkbook'> = {},
): Promise<Proposal | null> {
  const read = async (text: string): Promise<Proposal> => {
    const source = await MAP_READERS[format](text, map === null ? null : readMap(map), readMaps())
    return describeKnownMap(source.map, await takeSample(source))
  }
  return readKnownShape(file, read, onWorkbook)
}

/** What is read of a file in UTF-8, whatever it is written in; null where its shape is unknown. */
async function readKnownShape<Read>(
  file: string,
  read: (file: string) => Promise<Read>,
  onWorkbook?: Described['onWorkbook'],
): Promise<Read | null> {
  try {
    if (statSync(file).isDirectory()) return await read(file)
    await using text = await openText(file)
    if (text.workbook) onWorkbook?.(text.workbook)
    return await read(text.file)
  } catch (error) {
    if (isUnknownShape(error)) return null
    throw error
  }
}
