import { emptyFileError, ImportError } from '../errors/ImportError.ts'
import { beginsAs, readBeginning } from '../formats/readTextLines.ts'
import { findXmlLists, readXmlList } from '../formats/readXmlLists.ts'
import type { FeedMap, MappedSource } from './FeedMap.ts'
import { findMap } from './findMap.ts'

/**
 * Reads a document of XML, also RSS and Atom, record by record.
 * @param given the map to read by, whose `records` name the elements of the records and those around them, such as
 *   `channel.item`; where it is empty they are those that repeat and have the most fields
 * @throws {ImportError} it is no XML, it is empty, nothing in it is a record, or no map knows its fields
 */
export async function readXml(file: string, given: FeedMap | null, maps: readonly FeedMap[]): Promise<MappedSource> {
  if ((await readBeginning(file, BLANK_BYTES)).toString().trim() === '') throw emptyFileError(file)
  if ((await beginsAs(file)) !== 'xml')
    throw new ImportError('unreadable', `${file} is not XML. Nothing was changed; look at how it begins.`)
  const path = given?.records || ((await findXmlLists(file))[0]?.path ?? '')
  if (path === '')
    throw new ImportError(
      'unknown-shape',
      `${file} has no elements with fields that could be records. Nothing was changed; look whether it is the right file.`,
    )
  const open = () => readXmlList(file, path)
  if (given) return { map: given, open }
  for await (const { value } of open()) if (value) return { map: findMap(maps, value, file), open }
  throw new ImportError('unknown-shape', `${file} has no element ${path} that can be read. Nothing was changed.`)
}

const BLANK_BYTES = 1000
