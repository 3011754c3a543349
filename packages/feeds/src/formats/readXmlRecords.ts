import { createReadStream } from 'node:fs'
import { TruncatedFileError, ImportError } from '../errors/ImportError.ts'
import type { SourceRecord } from './readTextLines.ts'
import { toFields, localName } from './XmlElement.ts'
import { UnreadableXml, type XmlFinding, XmlRecordParser } from './XmlRecordParser.ts'

interface XmlFormat {
  /** What to call it where a file is none. */
  name: string
  /** Names of the elements that hold records, each with the name of its records; in lower case, without namespaces. */
  records: Readonly<Record<string, string>>
}

/** The declaration stands at the very beginning, behind a byte order mark at most. */
const LONGEST_DECLARATION = 200
const DECLARED = /^(?:\u00EF\u00BB\u00BF)?\s*<\?xml[^>]*?\bencoding\s*=\s*["']([^"']{1,40})["']/
const UTF_8_MARK = '\u00EF\u00BB\u00BF'

/**
 * Streams the records of a document as fields (`toFields`), its own attributes as `@name`; what the feed says of itself before
 * the first of them stands in each under `feed/`. Takes bare ampersands, any namespace, several documents in one file.
 * @throws {ImportError} its encoding is unknown, it is not of this format, it cannot be read on, or it was cut off
 */
export async function* readXmlRecords(
  file: string,
  format: XmlFormat,
): AsyncIterable<SourceRecord<Record<string, string>>> {
  const parser = new XmlRecordParser(
    (parent, name) => Object.hasOwn(format.records, parent) && format.records[parent] === name,
  )
  let isEmpty = true
  for await (const text of readXmlText(file)) {
    isEmpty &&= text.trim() === ''
    for (const finding of write(parser, text, file)) yield toRecord(finding)
  }
  if (!isEmpty) refuseOther(file, format, parser.around)
  if (parser.isTruncated()) throw new TruncatedFileError(file)
}

/**
 * What a parser finds in a document.
 * @throws {ImportError} its encoding is unknown, it cannot be read on, or it was cut off
 */
export async function* readXmlFindings(file: string, parser: XmlRecordParser): AsyncIterable<XmlFinding> {
  for await (const text of readXmlText(file)) yield* write(parser, text, file)
  if (parser.isTruncated()) throw new TruncatedFileError(file)
}

function toRecord({ line, excerpt, value, issue }: XmlFinding): SourceRecord<Record<string, string>> {
  if (issue) return { line, excerpt, issue }
  const wording = Object.entries(value.heading).map(([key, text]) => [`feed/${key}`, text])
  const own = Object.entries(value.element.attributes).map(([name, text]) => [`@${localName(name)}`, text])
  return { line, excerpt, value: { ...toFields(value.element), ...Object.fromEntries([...own, ...wording]) } }
}

function write(parser: XmlRecordParser, text: string, file: string): XmlFinding[] {
  try {
    return parser.write(text)
  } catch (error) {
    if (!(error instanceof UnreadableXml)) throw error
    throw new ImportError(
      'broken',
      `${file} cannot be read from line ${error.line} on: ${error.message}. Nothing was changed; mend it there, or ask its sender for a whole one.`,
    )
  }
}

/** A feed may be empty; what holds no place for records is something else. */
function refuseOther(file: string, { name, records }: XmlFormat, seen: ReadonlySet<string>): void {
  if (Object.keys(records).some((parent) => seen.has(parent))) return
  const found = seen.size > 0 ? `elements ${[...seen].slice(0, 8).join(', ')}` : 'no element at all'
  throw new ImportError(
    'unknown-shape',
    `${file} is not ${name}: it has ${found}. Nothing was changed; look whether it is the right file, or of another format.`,
  )
}

/** The text of a document, in parts, in the encoding that it declares. What cannot be decoded is U+FFFD. */
export async function* readXmlText(file: string): AsyncIterable<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of createReadStream(file)) {
    if (!Buffer.isBuffer(chunk)) continue
    decoder ??= decoderFor(chunk.subarray(0, LONGEST_DECLARATION).toString('latin1'), file)
    yield decoder.decode(chunk, { stream: true })
  }
  if (decoder) yield decoder.decode()
}

/**
 * The encoding that a document says it is written in.
 * @param beginning its first bytes, as Latin-1
 */
export function findDeclaredEncoding(beginning: string): string | undefined {
  return DECLARED.exec(beginning)?.[1]
}

/** @throws {ImportError} no decoder knows its encoding */
function decoderFor(beginning: string, file: string): TextDecoder {
  if (/^(?:<\0|\0<)/.test(beginning))
    throw new ImportError('unreadable', `${file} is text in UTF-16. Save it as UTF-8, then import it again.`)
  const declared = findDeclaredEncoding(beginning) ?? 'utf-8'
  // What is declared as UTF-16 and could be read so far is a text that somebody else has written to a file.
  const isUtf8 = beginning.startsWith(UTF_8_MARK) || /^utf-?16/i.test(declared)
  try {
    return new TextDecoder(isUtf8 ? 'utf-8' : declared)
  } catch {
    throw new ImportError(
      'unreadable',
      `${file} says that it is written in "${declared}", which nothing here can read. Save it as UTF-8, then import it again.`,
    )
  }
}
