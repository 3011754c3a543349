import { createReadStream } from 'node:fs'
import { ImportRefusal } from '../../ImportRefusal.ts'

/** The declaration stands at the very beginning, behind a byte order mark at most. */
const LONGEST_DECLARATION = 200
const DECLARED = /^(?:\u00EF\u00BB\u00BF)?\s*<\?xml[^>]*?\bencoding\s*=\s*["']([^"']{1,40})["']/
const UTF_8_MARK = '\u00EF\u00BB\u00BF'

/**
 * The text of a document, in parts, in the encoding that it declares. What cannot be decoded is the sign of replacement
 * (U+FFFD), so that it costs only the record where it stands.
 * @throws {ImportRefusal} no decoder knows its encoding
 */
export async function* readXmlText(file: string): AsyncIterable<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of createReadStream(file)) {
    if (!Buffer.isBuffer(chunk)) continue
    decoder ??= decoderFor(chunk.subarray(0, LONGEST_DECLARATION).toString('latin1'), file)
    yield decoder.decode(chunk, { stream: true })
  }
  if (decoder) yield decoder.decode()
}

function decoderFor(beginning: string, file: string): TextDecoder {
  if (/^(?:<\0|\0<)/.test(beginning))
    throw new ImportRefusal('unreadable', `${file} is text in UTF-16. Save it as UTF-8, then import it again.`)
  const declared = DECLARED.exec(beginning)?.[1] ?? 'utf-8'
  // What is declared as UTF-16 and could be read so far is a text that somebody else has written to a file.
  const isUtf8 = beginning.startsWith(UTF_8_MARK) || /^utf-?16/i.test(declared)
  try {
    return new TextDecoder(isUtf8 ? 'utf-8' : declared)
  } catch {
    throw new ImportRefusal(
      'unreadable',
      `${file} says that it is written in "${declared}", which nothing here can read. Save it as UTF-8, then import it again.`,
    )
  }
}
