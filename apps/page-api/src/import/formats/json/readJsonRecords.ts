import { createReadStream } from 'node:fs'
import { CutOff } from '../../CutOff.ts'
import { ImportRefusal } from '../../ImportRefusal.ts'
import { readTextLines } from '../readTextLines.ts'
import type { SourceRecord } from '../SourceRecord.ts'
import { createJsonSplitter, type JsonPiece } from './createJsonSplitter.ts'
import { LONGEST_RECORD_BYTES, parseText, readJsonLines, recordOf } from './readJsonLines.ts'
import { isRecord } from './isRecord.ts'

/** How many lines are looked at to tell JSON Lines from a document. */
const SAMPLE_LINES = 50
const CHUNK_BYTES = 256 * 1024
const EXCERPT_BYTES = 1000
const UTF_8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The records of a JSON file of any size, one at a time: of a document with a list at its top or under one of the keys, of
 * several such documents in a row, or of a file with a record in each line. A broken record is a fault of its own.
 * @param lists what the list of records may be called, in lower case
 * @throws {ImportRefusal} it is no JSON, or was cut off
 */
export async function* readJsonRecords(file: string, lists: ReadonlySet<string>): AsyncIterable<SourceRecord<unknown>> {
  if (await hasRecordInEachLine(file, lists)) yield* readJsonLines(file)
  else yield* readDocument(file, lists)
}

async function* readDocument(file: string, lists: ReadonlySet<string>): AsyncIterable<SourceRecord<unknown>> {
  const splitter = createJsonSplitter(lists, LONGEST_RECORD_BYTES)
  let place = 0
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
    if (!Buffer.isBuffer(chunk)) continue
    for (const piece of splitter.push(chunk)) {
      place += 1
      yield readPiece(piece, place)
    }
  }
  if (!splitter.isWhole()) throw new CutOff(file, 'a list or a record in it')
}

function readPiece({ bytes, isTooLong }: JsonPiece, line: number): SourceRecord<unknown> {
  if (isTooLong) return { line, excerpt: beginningOf(bytes), fault: 'too_long' }
  try {
    const text = UTF_8.decode(bytes)
    return recordOf(parseText(text), line, text)
  } catch {
    return { line, excerpt: beginningOf(bytes), fault: 'not_utf8' }
  }
}

function beginningOf(bytes: Buffer): string {
  return bytes.toString('utf8', 0, EXCERPT_BYTES)
}

/**
 * A first line that is a record, or two later ones: in a document a comma stands behind all but its last record.
 * @throws {ImportRefusal} it does not begin as JSON does
 */
async function hasRecordInEachLine(file: string, lists: ReadonlySet<string>): Promise<boolean> {
  let count = 0
  let records = 0
  for await (const { text: line, fault } of readTextLines(file, LONGEST_RECORD_BYTES)) {
    const text = line.trim()
    if (!text && !fault) continue
    count += 1
    if (count === 1 && !/^[[{]/.test(text))
      throw new ImportRefusal('unreadable', `${file} is not JSON. Nothing was changed; look at how it begins.`)
    if (count === 1 && (text.startsWith('[') || /[[{,]$/.test(text))) return false
    const record = fault ? undefined : parseText(text)
    if (isRecord(record)) {
      if (holdsList(record, lists)) return false
      records += 1
    }
    if (records > 0 && (count === 1 || records > 1)) return true
    if (count === SAMPLE_LINES) return false
  }
  return false
}

function holdsList(record: object, lists: ReadonlySet<string>): boolean {
  return Object.entries(record).some(
    ([key, value]) =>
      (Array.isArray(value) && lists.has(key.toLowerCase())) || (isRecord(value) && holdsList(value, lists)),
  )
}
