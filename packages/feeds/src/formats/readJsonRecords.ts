import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { Tokenizer, TokenType } from '@streamparser/json'
import { TruncatedFileError, ImportError } from '../errors/ImportError.ts'
import { readTextLines, type SourceRecord } from './readTextLines.ts'
import { isRecord } from '../fields/FeedRecord.ts'

/** How many lines are looked at to tell JSON Lines from a document. */
const SAMPLE_LINES = 50
/** The tokenizer holds a string until it ends. */
const LONGEST_STRING_BYTES = 10_000_000
const EXCERPT_BYTES = 1000
const DEEPEST_LIST = 100
const BYTE_ORDER_MARK = '\u00EF\u00BB\u00BF'
/** Networks leave them in their texts, and NUL or Ctrl-Z behind the document; JSON allows none. Line breaks are counted, so they stay. */
const CONTROL_CHARACTERS = new RegExp(String.raw`[\u0000-\u0009\u000B\u000C\u000E-\u001F]`, 'g')

/**
 * Streams the records of a JSON file of any size: of a document with a list at its top or under one of the keys, of several
 * such documents in a row, or of a file with a record in each line. What is no object, or too long, is an issue of its own.
 * @param lists what the list of records may be called, in lower case
 * @throws {ImportError} it is no JSON, or was cut off
 */
export async function* readJsonRecords(file: string, lists: ReadonlySet<string>): AsyncIterable<SourceRecord<unknown>> {
  if (await hasRecordInEachLine(file, lists)) {
    yield* readJsonLines(file)
    return
  }
  const finder = new RecordFinder(file, lists)
  for await (const chunk of createReadStream(file)) if (Buffer.isBuffer(chunk)) yield* finder.write(chunk)
  finder.end()
}

/** Finds the records of a document by its tokens. Each is parsed by itself, so that a missing comma costs one record. */
class RecordFinder {
  readonly #file: string
  readonly #lists: ReadonlySet<string>
  readonly #tokenizer = new Tokenizer({ separator: '' })
  #isFirst = true
  /** What has come since the open record began, the offset of its first byte, and its line. */
  #bytes: Buffer = Buffer.alloc(0)
  #start = 0
  #line = 1
  #lastToken = 0
  #depth = 0
  /** The depth at which records stand: that of the open list, or 0 for objects in a row. */
  #recordDepth = 0
  #recordStart: number | undefined
  /** The beginning of an open record that is too long to be held. */
  #tooLong: Buffer | undefined
  /** A value that is no record stands among them. */
  #isStray = false
  #string = ''
  #key = ''
  #recordNumber = 0
  #found: SourceRecord<unknown>[] = []

  constructor(file: string, lists: ReadonlySet<string>) {
    this.#file = file
    this.#lists = lists
    this.#tokenizer.onToken = ({ token, value, offset }) => {
      this.#lastToken = offset
      if (token === TokenType.STRING) this.#string = String(value)
      this.#take(token, offset)
    }
    this.#tokenizer.onError = (error) => {
      throw error
    }
  }

  /**
   * @returns the records that end in this part of the document
   * @throws {ImportError} it is no JSON
   */
  write(chunk: Buffer): SourceRecord<unknown>[] {
    // Read as Latin-1: a byte that is no UTF-8 costs the record in which it stands, not those behind it.
    const text = chunk.toString('latin1').replace(CONTROL_CHARACTERS, ' ')
    const part = Buffer.from(text.replace(this.#isFirst ? BYTE_ORDER_MARK : '', ''))
    this.#isFirst = false
    this.#bytes = this.#bytes.length === 0 ? part : Buffer.concat([this.#bytes, part])
    try {
      this.#tokenizer.write(part)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      const offset = /\(absolute position "(\d+)"\)/.exec(message)?.[1]
      throw this.#refusal(message.replace(/ at chunk position.*/s, ''), Number(offset ?? this.#lastToken))
    }
    const end = this.#start + this.#bytes.length
    if (end - this.#lastToken > LONGEST_STRING_BYTES) throw this.#refusal('a text without end', this.#lastToken)
    if (this.#recordStart !== undefined && end - this.#recordStart > LONGEST_RECORD_BYTES)
      this.#tooLong ??= this.#bytesOf(this.#recordStart, this.#recordStart + EXCERPT_BYTES)
    this.#forget(this.#tooLong === undefined ? (this.#recordStart ?? end) : end)
    const found = this.#found
    this.#found = []
    return found
  }

  end(): void {
    try {
      this.#tokenizer.end()
    } catch {
      throw new TruncatedFileError(this.#file, 'a text or a number in it')
    }
    if (this.#depth > 0) throw new TruncatedFileError(this.#file, 'a list or a record in it')
  }

  #take(token: TokenType, offset: number): void {
    switch (token) {
      case TokenType.LEFT_BRACE:
      case TokenType.LEFT_BRACKET:
        return this.#open(token, offset)
      case TokenType.RIGHT_BRACE:
      case TokenType.RIGHT_BRACKET:
        return this.#close(offset + 1)
      case TokenType.COLON:
        this.#key = this.#string.toLowerCase()
        return
      case TokenType.COMMA:
        this.#key = ''
        return this.#passStray()
      default:
        this.#isStray ||= this.#recordStart === undefined && this.#recordDepth > 0 && this.#depth === this.#recordDepth
    }
  }

  #open(token: TokenType, offset: number): void {
    const isNamed = this.#depth === 0 || this.#lists.has(this.#key)
    if (token === TokenType.LEFT_BRACKET && this.#recordDepth === 0 && isNamed) {
      // What began as a record was what stands around the list.
      this.#dropRecord()
      this.#recordDepth = this.#depth + 1
    } else if (this.#recordStart === undefined && this.#depth === this.#recordDepth) this.#recordStart = offset
    this.#depth += 1
    this.#key = ''
  }

  #close(end: number): void {
    this.#depth = Math.max(0, this.#depth - 1)
    this.#key = ''
    if (this.#recordStart !== undefined && this.#depth === this.#recordDepth) this.#finish(this.#recordStart, end)
    else if (this.#recordStart === undefined && this.#depth < this.#recordDepth) {
      this.#passStray()
      this.#recordDepth = 0
    }
  }

  #finish(start: number, end: number): void {
    this.#recordNumber += 1
    const line = this.#recordNumber
    const isTooLong = end - start > LONGEST_RECORD_BYTES
    const bytes = this.#tooLong ?? this.#bytesOf(start, isTooLong ? start + EXCERPT_BYTES : end)
    const excerpt = bytes.toString()
    if (isTooLong) this.#found.push({ line, excerpt, issue: 'too_long' })
    else if (!isUtf8(bytes)) this.#found.push({ line, excerpt, issue: 'not_utf8' })
    else this.#found.push(toRecord(parseText(excerpt), line, excerpt))
    this.#dropRecord()
  }

  #passStray(): void {
    if (!this.#isStray) return
    this.#isStray = false
    this.#recordNumber += 1
    this.#found.push({ line: this.#recordNumber, excerpt: '', issue: 'unreadable_line' })
  }

  #dropRecord(): void {
    this.#recordStart = undefined
    this.#tooLong = undefined
    this.#isStray = false
  }

  #bytesOf(from: number, to: number): Buffer {
    return Buffer.from(this.#bytes.toString('utf8', from - this.#start, to - this.#start), 'latin1')
  }

  #forget(offset: number): void {
    this.#line = this.#lineAt(offset)
    this.#bytes = this.#bytes.subarray(offset - this.#start)
    this.#start = offset
  }

  #lineAt(offset: number): number {
    return this.#line + this.#bytes.toString('latin1', 0, Math.max(0, offset - this.#start)).split('\n').length - 1
  }

  #refusal(reason: string, offset: number): ImportError {
    return new ImportError(
      'broken',
      `${this.#file} is not JSON from line ${this.#lineAt(offset)} on, behind record ${this.#recordNumber}: ${reason}. Nothing was changed; mend it there, or ask its sender for a whole one.`,
    )
  }
}

/**
 * A first line that is a record, or two later ones: in a document a comma stands behind all but its last record.
 * @throws {ImportError} it does not begin as JSON does
 */
async function hasRecordInEachLine(file: string, lists: ReadonlySet<string>): Promise<boolean> {
  let count = 0
  let records = 0
  for await (const { text: line, issue } of readTextLines(file, LONGEST_RECORD_BYTES)) {
    const text = line.trim()
    if (!text && !issue) continue
    count += 1
    if (count === 1 && !/^[[{]/.test(text))
      throw new ImportError('unreadable', `${file} is not JSON. Nothing was changed; look at how it begins.`)
    if (count === 1 && (text.startsWith('[') || /[[{,]$/.test(text))) return false
    const record = issue ? undefined : parseText(text)
    if (isRecord(record)) {
      if (holdsList(record, lists, 0)) return false
      records += 1
    }
    if (records > 0 && (count === 1 || records > 1)) return true
    if (count === SAMPLE_LINES) return false
  }
  return false
}

function holdsList(record: object, lists: ReadonlySet<string>, depth: number): boolean {
  if (depth > DEEPEST_LIST) return false
  return Object.entries(record).some(
    ([key, value]) =>
      (Array.isArray(value) && lists.has(key.toLowerCase())) || (isRecord(value) && holdsList(value, lists, depth + 1)),
  )
}

/** A record is a few hundred bytes; one without end must not fill the memory. */
export const LONGEST_RECORD_BYTES = 1_000_000

/** The records of a file that has one in each line; blank lines are none. */
export async function* readJsonLines(file: string): AsyncIterable<SourceRecord<unknown>> {
  for await (const { line, text, issue } of readTextLines(file, LONGEST_RECORD_BYTES)) {
    const excerpt = text.trim()
    if (issue) yield { line, excerpt, issue }
    else if (excerpt) yield toRecord(parseText(excerpt), line, excerpt)
  }
}

export function toRecord(value: unknown, line: number, excerpt: string): SourceRecord<unknown> {
  return isRecord(value) ? { line, excerpt, value } : { line, excerpt, issue: 'unreadable_line' }
}

/** @returns undefined for what is no JSON */
export function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
