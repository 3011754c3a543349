import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { RejectReason } from '../draft/Draft.ts'
import foreignFiles from './foreignFiles.json' with { type: 'json' }
import { ImportError } from '../errors/ImportError.ts'

/** One record of a file, or why it could not be read as one. */
export type SourceRecord<Value> = {
  /** Where it begins in the file, from 1; in a JSON document its place in the list. */
  line: number
  /** Its own text, for the file of rejects. */
  excerpt: string
  /** With a value it counts only where no offer comes of that. */
} & ({ value: Value; issue?: RejectReason } | { issue: RejectReason; value?: undefined })

/** A line of a file, or why it cannot be read; then `text` is its beginning, for the list of rejects. */
export interface TextLine {
  /** From 1. */
  line: number
  text: string
  issue?: 'too_long' | 'not_utf8'
}

const LINE_FEED = 0x0a
const EXCERPT_BYTES = 1000
/** Without the byte order mark that some editors put in front. */
const FIRST_LINE = new TextDecoder('utf-8', { fatal: true })
const LATER_LINE = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * The lines of a file of text, without their ends and without the byte order mark that some editors put in front. Lines end
 * at a line feed alone: Node's own reader also ends them at U+2028, which may stand in the middle of a JSON text.
 * Never more than one line is held, and of that no more than is allowed.
 * @param longestBytes what goes beyond is a fault of that line, not of the file
 */
export async function* readTextLines(file: string, longestBytes: number): AsyncIterable<TextLine> {
  let line = 0
  let parts: Buffer[] = []
  let length = 0
  const take = (part: Buffer): void => {
    // One part more than fits, so that it shows that the line is too long.
    if (length <= longestBytes) parts.push(part)
    length += part.length
  }
  const finish = (): TextLine => {
    line += 1
    const bytes = parts.length === 1 ? (parts[0] ?? Buffer.alloc(0)) : Buffer.concat(parts)
    const isTooLong = length > longestBytes
    parts = []
    length = 0
    return isTooLong ? toExcerpt(line, bytes, 'too_long') : decodeLine(line, bytes)
  }
  for await (const chunk of createReadStream(file)) {
    if (!Buffer.isBuffer(chunk)) continue
    let from = 0
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, from)) {
      take(chunk.subarray(from, end))
      yield finish()
      from = end + 1
    }
    if (from < chunk.length) take(chunk.subarray(from))
  }
  if (length > 0) yield finish()
}

/** Half-understood bytes would stand in a shopper's page as signs of replacement; better the sender hears of them. */
function decodeLine(line: number, bytes: Buffer): TextLine {
  try {
    const text = (line > 1 ? LATER_LINE : FIRST_LINE).decode(bytes)
    return { line, text: text.endsWith('\r') ? text.slice(0, -1) : text }
  } catch {
    return toExcerpt(line, bytes, 'not_utf8')
  }
}

function toExcerpt(line: number, bytes: Buffer, issue: 'too_long' | 'not_utf8'): TextLine {
  return { line, text: bytes.subarray(0, EXCERPT_BYTES).toString('utf8'), issue }
}

const LONGEST_LINE_BYTES = 1_000_000

/** What a file of text is, told by the first sign in it. */
export async function beginsAs(file: string): Promise<'json' | 'xml' | 'table'> {
  for await (const { text } of readTextLines(file, LONGEST_LINE_BYTES)) {
    const [sign] = text.trim()
    if (sign === '{' || sign === '[') return 'json'
    if (sign !== undefined) return sign === '<' ? 'xml' : 'table'
  }
  return 'table'
}

const UTF_16 = { what: 'text in UTF-16', instead: 'Save it as UTF-8' }
const LONGEST_MARK = 4
/** Text in UTF-16 without its mark: every other byte of its first letters is nothing. */
const isBareUtf16 = ([first, second, third, fourth]: Buffer): boolean =>
  (first === 0 && third === 0 && second !== 0) || (second === 0 && fourth === 0 && first !== 0)

/** @throws {ImportError} the file cannot be opened, or is plainly no text that can be read */
export async function refuseForeignFile(file: string): Promise<void> {
  const beginning = await readBeginning(file, LONGEST_MARK)
  const marked = foreignFiles.find(({ begins }) => beginning.toString('hex').startsWith(begins))
  const foreign = marked ?? (isBareUtf16(beginning) ? UTF_16 : undefined)
  if (foreign)
    throw new ImportError('unreadable', `${file} is ${foreign.what}. ${foreign.instead}, then import it again.`)
}

/**
 * At most so many bytes of a file.
 * @throws {ImportError} it cannot be opened
 */
export async function readBeginning(file: string, longest: number): Promise<Buffer> {
  try {
    await using handle = await open(file)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(longest), 0, longest, 0)
    return buffer.subarray(0, bytesRead)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ImportError('unreadable', `${file} cannot be read (${reason}). Check its path and its rights.`)
  }
}
