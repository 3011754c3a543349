import { readFile, stat } from 'node:fs/promises'
import { emptyFileError, emptyListError, ImportError } from '../errors/ImportError.ts'
import { readTextLines, type SourceRecord } from '../formats/readTextLines.ts'
import type { FeedMap, MappedSource } from './FeedMap.ts'
import { findMap, fitsMap } from './findMap.ts'
import { LONGEST_RECORD_BYTES, parseText, readJsonLines, toRecord } from '../formats/readJsonRecords.ts'
import { hasList, listRecords, type ListedRecord } from './listRecords.ts'
import { isRecord } from '../fields/FeedRecord.ts'

/** How many lines are looked at to tell JSON Lines from one document. */
const SAMPLE_LINES = 50
/** What is one document is held in memory several times over; lines are not. */
const LARGEST_DOCUMENT_BYTES = 64_000_000
/** Each is an object in memory, however few signs it has in the file. */
const MOST_OBJECTS = 1_000_000
const LONGEST_EXCERPT = 300

/**
 * Reads a JSON file: a record in each line, which is streamed, or one document, which is not.
 * @param given the map to read by; null finds one by the file's shape
 * @throws {ImportError} nothing in it is JSON, it is empty, or its shape is unknown
 */
export async function readJson(file: string, given: FeedMap | null, maps: readonly FeedMap[]): Promise<MappedSource> {
  const sample = await sampleLines(file)
  if (sample.isEmpty) throw emptyFileError(file)
  const map = given ?? undefined
  // A document may have each record of its list in a line; the last of them stands there without a comma.
  const isDocument = sample.record && !sample.isFirst && (await isWholeDocument(file))
  if (sample.record && !isDocument) {
    const found = map ?? findMap(maps, sample.record, file)
    if (!found.records) return { map: found, open: () => readJsonLines(file) }
    if (sample.hasMore) return { map: found, open: () => readListsInLines(file, found) }
  }
  const document = await parseDocument(file)
  if (Array.isArray(document) && document.length === 0) throw emptyListError(file)
  const found = map ?? findMap(maps, document, file)
  const top = isRecord(document) ? [document] : document
  if (found.records ? !hasList(document, found.records) : !Array.isArray(top))
    throw new ImportError(
      'unknown-shape',
      `${file} has no list at "${found.records || 'its top'}", where the map ${found.name} expects its records.`,
    )
  return { map: found, open: () => readDocument(document, found) }
}

interface LineSample {
  isEmpty: boolean
  /** The first line is the record. */
  isFirst: boolean
  /** There are lines behind it. */
  hasMore: boolean
  record: unknown
}

async function sampleLines(file: string): Promise<LineSample> {
  const sample: LineSample = { isEmpty: true, isFirst: false, hasMore: false, record: undefined }
  let count = 0
  for await (const { text: line, issue } of readTextLines(file, LONGEST_RECORD_BYTES)) {
    const text = line.trim()
    if (!text && !issue) continue
    if (sample.record) return { ...sample, hasMore: true }
    sample.isEmpty = false
    if (count === 0 && text.startsWith('[')) break
    const record = issue ? undefined : parseText(text)
    if (isRecord(record)) Object.assign(sample, { isFirst: count === 0, record })
    count += 1
    if (count >= SAMPLE_LINES) break
  }
  return sample
}

async function isWholeDocument(file: string): Promise<boolean> {
  const { size } = await stat(file)
  if (size > LARGEST_DOCUMENT_BYTES) return false
  const bytes = await readFile(file)
  return !hasTooManyObjects(bytes) && parseText(bytes.toString().trim()) !== undefined
}

/** More lists and records than are held at once. Brackets in texts count as well: they are few. */
function hasTooManyObjects(bytes: Buffer): boolean {
  let count = 0
  for (const byte of bytes) if (byte === BRACE || byte === BRACKET) count += 1
  return count > MOST_OBJECTS
}

const BRACE = '{'.charCodeAt(0)
const BRACKET = '['.charCodeAt(0)

async function* readDocument(document: unknown, map: FeedMap): AsyncIterable<SourceRecord<unknown>> {
  let line = 0
  for (const listed of listRecordsByMap(document, map)) {
    line += 1
    yield checkRecord(listed, line, map)
  }
}

/** Of a file that has a record in each line, in which lists stand. */
async function* readListsInLines(file: string, map: FeedMap): AsyncIterable<SourceRecord<unknown>> {
  for await (const record of readJsonLines(file))
    if (record.issue) yield record
    else for (const listed of listRecordsByMap(record.value, map)) yield checkRecord(listed, record.line, map)
}

function listRecordsByMap(document: unknown, { records }: FeedMap): Iterable<ListedRecord> {
  return records ? listRecords(document, records) : [document].flat().map((own) => ({ own, value: own }))
}

function checkRecord({ own, value }: ListedRecord, line: number, map: FeedMap): SourceRecord<unknown> {
  const excerpt = toExcerpt(own)
  return fitsMap(map, value) ? { line, excerpt, value } : toRecord(null, line, excerpt)
}

/** What is nested too deep to be written is described by its fields. */
function toExcerpt(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? '').slice(0, LONGEST_EXCERPT)
  } catch {
    return `{${Object.keys(Object(value)).slice(0, 20).join(', ')}}`
  }
}

async function parseDocument(file: string): Promise<unknown> {
  const { size } = await stat(file)
  if (size > LARGEST_DOCUMENT_BYTES)
    throw new ImportError(
      'unreadable',
      `${file} is one document of ${Math.round(size / 1e6)} MB; at most ${LARGEST_DOCUMENT_BYTES / 1e6} are read at once. Turn it into JSON Lines, one record in each line.`,
    )
  const bytes = await readFile(file)
  if (hasTooManyObjects(bytes))
    throw new ImportError(
      'unreadable',
      `${file} is one document of more than ${MOST_OBJECTS / 1e6} million lists and records; no more are read at once. Turn it into JSON Lines, one record in each line.`,
    )
  const text = decode(bytes, file)
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ImportError(
      'broken',
      `${file} is not JSON: neither one document nor a record in each line (${reason}). Nothing was changed; it may have been cut off on its way.`,
    )
  }
}

function decode(bytes: Buffer, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim()
  } catch {
    throw new ImportError('unreadable', `${file} is not text in UTF-8. Nothing was changed; save it as UTF-8.`)
  }
}
