import { createReadStream, createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ImportError } from '../errors/ImportError.ts'
import { openTemporaryFolder } from '../temporary/openTemporaryFolder.ts'
import { readBeginning, refuseForeignFile } from './readTextLines.ts'
import { findDeclaredEncoding } from './readXmlRecords.ts'
import { readWorkbook } from './workbook/readWorkbook.ts'
import type { SheetChoice } from './workbook/tableFromSheets.ts'

/** How a file of text is written. */
export type Encoding = 'UTF-8' | 'Windows-1252' | 'UTF-16'

/** A file in UTF-8: the one that was given, or a copy of it, which is deleted with this. */
export interface OpenedText extends AsyncDisposable {
  file: string
  /** Of the file that was given. */
  encoding: Encoding
  /** Which sheet it is, of a workbook that was given. */
  workbook: SheetChoice | null
}

/**
 * A file of text as UTF-8, whatever it is written in, and a workbook as the table of its sheet in CSV. All of its bytes are looked
 * at before any of it is read: one that is found to be something else in its middle would be half understood by then.
 * @throws {ImportError} it cannot be opened, it is neither, or it is of an encoding that cannot be told
 */
export async function openText(file: string): Promise<OpenedText> {
  const table = await readWorkbook(file)
  if (table) {
    const { lines, ...workbook } = table
    return Object.assign(await writeCopy(file, lines()), { encoding: 'UTF-8' as const, workbook })
  }
  await refuseForeignFile(file)
  const label = await findLabel(file)
  const decoder = new TextDecoder(label)
  if (decoder.encoding === 'utf-8')
    return { file, encoding: 'UTF-8', workbook: null, [Symbol.asyncDispose]: async () => {} }
  const copy = await writeCopy(file, decodeAll(createReadStream(file), decoder))
  const encoding = label === 'windows-1252' ? 'Windows-1252' : 'UTF-16'
  return Object.assign(copy, { encoding, workbook: null } as const)
}

async function writeCopy(
  file: string,
  text: Iterable<string> | AsyncIterable<string>,
): Promise<Pick<OpenedText, 'file'> & AsyncDisposable> {
  const folder = await openTemporaryFolder('feed-text')
  // A feed is known by its name.
  const copy = path.join(folder.path, path.basename(file))
  try {
    await pipeline(text, createWriteStream(copy))
  } catch (error) {
    await folder[Symbol.asyncDispose]()
    throw error
  }
  return { file: copy, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() }
}

async function* decodeAll(chunks: AsyncIterable<Buffer>, decoder: TextDecoder): AsyncIterable<string> {
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

/** Where an encoding is declared stands at the very beginning. */
const LONGEST_DECLARATION = 200
const MARKS = { fffe: 'utf-16le', feff: 'utf-16be' } as const

/** @throws {ImportError} nobody can tell it */
async function findLabel(file: string): Promise<'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'> {
  const beginning = await readBeginning(file, LONGEST_DECLARATION)
  const mark = beginning.subarray(0, 2).toString('hex')
  if (mark === 'fffe' || mark === 'feff') return MARKS[mark]
  const declared = findDeclaredEncoding(beginning.toString('latin1'))
  // The reader of XML takes its word.
  if (declared !== undefined && !/^utf-?8$/i.test(declared)) return 'utf-8'
  return (await isUtf8(file)) ? 'utf-8' : labelByBytes(file, await countBytes(file))
}

async function isUtf8(file: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(file)) decoder.decode(chunk as Buffer, { stream: true })
    decoder.decode()
    return true
  } catch {
    return false
  }
}

/**
 * One bad byte among many good signs is damage: read as Windows-1252 the good ones would become nonsense, so only the records that
 * hold the damage are lost. Other encodings of one byte or two have letters side by side, or bytes that Windows-1252 leaves free.
 */
function labelByBytes(
  file: string,
  { sequences, strays, free, outside, inRows }: ByteCounts,
): 'utf-8' | 'windows-1252' {
  if (sequences >= strays) return 'utf-8'
  if (free === 0 && inRows * 2 < outside) return 'windows-1252'
  throw new ImportError(
    'unreadable',
    `${file} is text in an encoding that nobody can tell: neither UTF-8 nor Windows-1252. Nothing was changed; save it as UTF-8, then import it again.`,
  )
}

interface ByteCounts {
  /** Signs of several bytes as UTF-8 writes them, and bytes that begin or continue none. */
  sequences: number
  strays: number
  /** Bytes beyond ASCII, those of them that Windows-1252 leaves free, and those that stand in rows of three and more. */
  outside: number
  free: number
  inRows: number
}

const FREE: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])
const SHORTEST_ROW = 3

async function countBytes(file: string): Promise<ByteCounts> {
  const counts: ByteCounts = { sequences: 0, strays: 0, outside: 0, free: 0, inRows: 0 }
  /** How many bytes the open sign still wants, and how many it had; and how many stand side by side. */
  let wanted = 0
  let had = 0
  let row = 0
  for await (const chunk of createReadStream(file))
    for (const byte of chunk as Buffer) {
      const isContinued = byte >= 0x80 && byte < 0xc0
      if (wanted > 0 && isContinued) {
        wanted -= 1
        had += 1
        if (wanted === 0) counts.sequences += 1
      } else {
        if (wanted > 0) counts.strays += had
        wanted = countContinuations(byte)
        had = 1
        if (byte >= 0x80 && wanted === 0) counts.strays += 1
      }
      row = byte < 0x80 ? 0 : row + 1
      if (byte < 0x80) continue
      counts.outside += 1
      if (FREE.has(byte)) counts.free += 1
      if (row >= SHORTEST_ROW) counts.inRows += row === SHORTEST_ROW ? SHORTEST_ROW : 1
    }
  return counts
}

/** How many bytes follow one that begins a sign of UTF-8. */
function countContinuations(byte: number): number {
  if (byte >= 0xc2 && byte < 0xe0) return 1
  if (byte >= 0xe0 && byte < 0xf0) return 2
  return byte >= 0xf0 && byte < 0xf5 ? 3 : 0
}
