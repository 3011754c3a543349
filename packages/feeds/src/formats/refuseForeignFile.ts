import { open } from 'node:fs/promises'
import { ImportRefusal } from '../errors/ImportRefusal.ts'

const UTF_16 = { what: 'text in UTF-16', instead: 'Save it as UTF-8' }
/** How files begin that people send in place of text, and what to do with them. */
const FOREIGN: readonly { begins: readonly number[]; what: string; instead: string }[] = [
  { begins: [0x1f, 0x8b], what: 'compressed with gzip', instead: 'Unpack it with gunzip' },
  {
    begins: [0x50, 0x4b, 0x03, 0x04],
    what: 'a zip archive or a spreadsheet',
    instead: 'Unpack it, or export it as text',
  },
  { begins: [0x28, 0xb5, 0x2f, 0xfd], what: 'compressed with zstd', instead: 'Unpack it with unzstd' },
  { begins: [0xfd, 0x37, 0x7a, 0x58], what: 'compressed with xz', instead: 'Unpack it with unxz' },
  { begins: [0x42, 0x5a, 0x68], what: 'compressed with bzip2', instead: 'Unpack it with bunzip2' },
  { begins: [0x25, 0x50, 0x44, 0x46], what: 'a PDF', instead: 'Ask its sender for the feed as text' },
  { begins: [0xd0, 0xcf, 0x11, 0xe0], what: 'a workbook of old Excel', instead: 'Save it as CSV UTF-8' },
  { begins: [0xff, 0xfe], ...UTF_16 },
  { begins: [0xfe, 0xff], ...UTF_16 },
]
const LONGEST_BEGINNING = 4
/** Text in UTF-16 without its mark: every other byte of its first letters is nothing. */
const isBareUtf16 = ([first, second, third, fourth]: Buffer): boolean =>
  (first === 0 && third === 0 && second !== 0) || (second === 0 && fourth === 0 && first !== 0)

/** @throws {ImportRefusal} the file cannot be opened, or is plainly no text in UTF-8 */
export async function refuseForeignFile(file: string): Promise<void> {
  const beginning = await readBeginning(file)
  const marked = FOREIGN.find(({ begins }) => begins.every((byte, index) => beginning[index] === byte))
  const foreign = marked ?? (isBareUtf16(beginning) ? UTF_16 : undefined)
  if (foreign)
    throw new ImportRefusal('unreadable', `${file} is ${foreign.what}. ${foreign.instead}, then import it again.`)
}

async function readBeginning(file: string): Promise<Buffer> {
  try {
    await using handle = await open(file)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LONGEST_BEGINNING), 0, LONGEST_BEGINNING, 0)
    return buffer.subarray(0, bytesRead)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ImportRefusal('unreadable', `${file} cannot be read (${reason}). Check its path and its rights.`)
  }
}
