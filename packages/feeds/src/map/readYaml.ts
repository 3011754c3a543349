import { globSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { emptyFileError, emptyListError, ImportError } from '../errors/ImportError.ts'
import type { FeedMap, MappedSource } from './FeedMap.ts'
import { findMap, fitsMap } from './findMap.ts'
import { listRecords, type ListedRecord } from './listRecords.ts'
import { openText } from '../formats/openText.ts'
import type { SourceRecord } from '../formats/readTextLines.ts'
import { readDocuments } from '../formats/readYamlDocuments.ts'

const MOST_FIELDS = 10
const LONGEST_FIELD = 60
/** How many documents are looked at to find one that can be read. */
const SAMPLE_DOCUMENTS = 50

/**
 * Reads YAML: one document, a stream of documents with `---` between them, or a folder with a file for each record.
 * @param given the map to read by; null finds one by the shape of the first document
 * @throws {ImportError} nothing in it is YAML, it is empty, it would explode, or its shape is unknown
 */
export async function readYaml(file: string, given: FeedMap | null, maps: readonly FeedMap[]): Promise<MappedSource> {
  const files = statSync(file).isDirectory() ? filesIn(file) : [file]
  const sample = await findSample(files)
  if (sample === 'empty') throw emptyFileError(file)
  if ('brokenFrom' in sample)
    throw new ImportError(
      'broken',
      `${file} is not YAML, from line ${sample.brokenFrom} on. Nothing was changed; look there for tabs and for quotes or brackets left open, or ask its sender whether it was cut off.`,
    )
  if (Array.isArray(sample.value) && sample.value.length === 0) throw emptyListError(file)
  const map = given ?? findMap(maps, sample.value, file)
  return { map, open: () => readRecords(file, files, map) }
}

/** In the order of their names, whatever the disk says. What a link leads to outside of the folder is none of it. */
function filesIn(folder: string): string[] {
  const root = realpathSync(folder) + path.sep
  return globSync(path.join(folder, '**/*.{yaml,yml}'))
    .filter((file) => isFileWithin(file, root))
    .toSorted()
}

function isFileWithin(file: string, root: string): boolean {
  try {
    return realpathSync(file).startsWith(root) && statSync(file).isFile()
  } catch {
    // A link that leads nowhere, or to itself.
    return false
  }
}

async function findSample(files: readonly string[]): Promise<{ value: unknown } | { brokenFrom: number } | 'empty'> {
  let looked = 0
  let brokenFrom = 1
  for (const file of files) {
    await using text = await openText(file)
    for await (const { line, value, issue } of readDocuments(text.file)) {
      if (!issue && value !== null && typeof value === 'object') return { value }
      if (looked === 0) brokenFrom = line
      looked += 1
      if (looked >= SAMPLE_DOCUMENTS) return { brokenFrom }
    }
  }
  return looked === 0 ? 'empty' : { brokenFrom }
}

async function* readRecords(
  feed: string,
  files: readonly string[],
  map: FeedMap,
): AsyncIterable<SourceRecord<unknown>> {
  const isFolder = files.length !== 1 || files[0] !== feed
  let place = 0
  for (const file of files) {
    await using text = await openText(file)
    const from = isFolder ? `${path.relative(feed, file)}: ` : ''
    for await (const document of readDocuments(text.file))
      for (const record of listByMap(document, map)) {
        place += 1
        yield { ...record, line: isFolder ? place : record.line, excerpt: from + record.excerpt }
      }
  }
}

function listByMap(document: SourceRecord<unknown>, map: FeedMap): SourceRecord<unknown>[] {
  const { line, value } = document
  if (document.issue) return [document]
  const isRow = Array.isArray(value) && fitsMap(map, value)
  const records: ListedRecord[] = map.records
    ? [...listRecords(value, map.records)]
    : (Array.isArray(value) && !isRow ? value : [value]).map((own: unknown) => ({ own, value: own }))
  return records.map((listed) => {
    const excerpt = records.length === 1 ? document.excerpt : describe(listed.own)
    return fitsMap(map, listed.value)
      ? { line, excerpt, value: listed.value }
      : { line, excerpt, issue: 'unreadable_line' }
  })
}

/** Not written out in full: a name may stand for much. */
function describe(record: unknown): string {
  const fields = Object.entries(Object(record)).slice(0, MOST_FIELDS)
  const wording = fields.map(
    ([key, value]) => `${key}: ${typeof value === 'string' ? value.slice(0, LONGEST_FIELD) : '…'}`,
  )
  return wording.join(', ')
}
