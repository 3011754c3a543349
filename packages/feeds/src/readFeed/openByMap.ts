import { statSync } from 'node:fs'
import { ImportError } from '../errors/ImportError.ts'
import { openText } from '../formats/openText.ts'
import { findXmlLists } from '../formats/readXmlLists.ts'
import type { SheetChoice } from '../formats/workbook/tableFromSheets.ts'
import type { FeedMap, MappedSource } from '../map/FeedMap.ts'
import { readMap, readMaps } from '../map/findMap.ts'
import { parseFeedName } from '../map/parseFeedName.ts'
import { readCsv } from '../map/readCsv.ts'
import { readJson } from '../map/readJson.ts'
import { readXml } from '../map/readXml.ts'
import { readYaml } from '../map/readYaml.ts'
import { describeKnownMap } from '../propose/describeKnownMap.ts'
import { type Proposal, proposeMap } from '../propose/proposeMap.ts'
import { sampleRecords, takeSample } from '../propose/sampleRecords.ts'
import { slugify } from '../text/slugify.ts'

/** Formats that are read by a map. */
const MAP_READERS = { csv: readCsv, json: readJson, xml: readXml, yaml: readYaml } as const

export type MappedFormat = keyof typeof MAP_READERS
export const MAPPED_FORMATS = Object.keys(MAP_READERS).toSorted() as MappedFormat[]

export function isMapped(format: string): format is MappedFormat {
  return Object.hasOwn(MAP_READERS, format)
}

export interface MapChoice {
  /** A map for CSV, JSON, XML and YAML, or its file; without one it is found by the shape of the feed, or by its names. */
  map?: string | FeedMap | null
  /** Told of the map that was made of the names of a feed's fields, since no other knows its shape. */
  onProposal?: (proposal: Proposal) => void
}

/** What a feed is called by its file. */
export function nameFeed(file: string): string {
  return slugify(parseFeedName(file)) || 'feed'
}

/** By the map that is given, by one that knows the shape of the file, or by the names of its fields where they leave nothing open. */
export async function openByMap(
  file: string,
  options: MapChoice & { format: MappedFormat; language: string },
): Promise<MappedSource> {
  const { format, map = null, language, onProposal } = options
  const open = (given: FeedMap | null): Promise<MappedSource> => MAP_READERS[format](file, given, readMaps())
  if (map !== null) return open(typeof map === 'string' ? readMap(map) : map)
  try {
    return await open(null)
  } catch (error) {
    if (!isUnknownShape(error)) throw error
    const proposal = await proposeFeedMap(file, { format, language, isUnattended: true })
    if (!proposal?.map)
      throw new ImportError('unknown-shape', `${error.message} npm run catalog -- map FILE shows what it would take.`)
    onProposal?.(proposal)
    return open(proposal.map)
  }
}

function isUnknownShape(error: unknown): error is ImportError {
  return error instanceof ImportError && error.word === 'unknown-shape'
}

interface Described {
  format: MappedFormat
  /** BCP 47, of what the records say. */
  language: string
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
 * How the map of `packages/feeds/maps` that knows the shape of a file reads it; null where none does.
 * @throws {ImportError} it cannot be read as its format
 */
export function findFeedMap(
  file: string,
  format: MappedFormat,
  onWorkbook?: Described['onWorkbook'],
): Promise<Proposal | null> {
  const read = async (text: string): Promise<Proposal> => {
    const source = await MAP_READERS[format](text, null, readMaps())
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
