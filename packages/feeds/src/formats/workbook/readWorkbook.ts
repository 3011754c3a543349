import { readFile, stat } from 'node:fs/promises'
import readSheets from 'read-excel-file/universal'
import { ImportError } from '../../errors/ImportError.ts'
import { readBeginning } from '../readTextLines.ts'
import { countCells } from './countCells.ts'
import { type ArchiveEntry, listArchive } from './listArchive.ts'
import { type SheetChoice, tableFromSheets } from './tableFromSheets.ts'

/** The sheet of a workbook that is a table, and its lines as CSV. */
export interface WorkbookTable extends SheetChoice {
  /** @throws {ImportError} its texts are longer than a workbook may stand for */
  lines: () => Iterable<string>
}

/**
 * What a workbook may be: the file, what is unpacked of it, what its sheets span, and the texts of its cells, of which many may
 * stand for one. All but these texts is held in memory, of which 100,000 offers (50 MB unpacked) take 700 MB.
 */
export const WORKBOOK_LIMITS = {
  bytes: 50_000_000,
  unpackedBytes: 100_000_000,
  files: 1000,
  cells: 1_500_000,
  characters: 100_000_000,
} as const

const ARCHIVE = '504b0304'
const OLD_OFFICE = 'd0cf11e0'
/** In which Excel keeps a workbook that needs a password. */
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le')

/** No spreadsheet program gives a sheet a longer one. */
const LONGEST_NAME = 100

const SAVE_AGAIN =
  'Nothing was changed; open it in a spreadsheet program and save it as xlsx again, or as CSV UTF-8, then import that.'
const SAVE_SHEET = 'Nothing was changed; save the sheet with the offers alone, as CSV UTF-8, then import that.'

/**
 * The table of a workbook (xlsx).
 * @returns undefined where the file is none
 * @throws {ImportError} it cannot be read: broken, locked by a password, of another program, too large, or without a table
 */
export async function readWorkbook(file: string): Promise<WorkbookTable | undefined> {
  const beginning = (await readBeginning(file, ARCHIVE.length / 2)).toString('hex')
  if (beginning === OLD_OFFICE) await refuseLocked(file)
  if (beginning !== ARCHIVE) return undefined
  const entries = await listArchive(file)
  if (!entries)
    throw new ImportError(
      'broken',
      `${file} is a zip archive or a spreadsheet that is damaged or was cut off on its way. Nothing was changed; ask its sender for a whole one.`,
    )
  if (!isWorkbook(file, entries)) return undefined
  if (entries.some(({ isReadable }) => !isReadable)) throw lockedError(file)
  await refuseLarge(file, entries)
  const table = tableFromSheets(await readAll(file, entries))
  if (table) return { ...table, lines: () => table.lines(createTextLimit(file)) }
  throw new ImportError(
    'empty',
    `${file} is a workbook without a table: none of its sheets has a row with the names of columns and a row below it. Nothing was changed; write the names above the offers, one to a column.`,
  )
}

/** @returns throws once the texts that it is told of are too long */
function createTextLimit(file: string): (length: number) => void {
  let left: number = WORKBOOK_LIMITS.characters
  return (length) => {
    left -= length
    if (left >= 0) return
    throw new ImportError(
      'unreadable',
      `${file} is a workbook whose cells stand for more than ${WORKBOOK_LIMITS.characters / 1e6} million characters, which would fill the disk; one long text that many cells share is enough. ${SAVE_SHEET}`,
    )
  }
}

async function refuseLocked(file: string): Promise<void> {
  const { size } = await stat(file)
  if (size <= WORKBOOK_LIMITS.bytes && (await readFile(file)).includes(LOCKED)) throw lockedError(file)
}

function lockedError(file: string): ImportError {
  return new ImportError(
    'unreadable',
    `${file} is a workbook that is locked by a password, so that nothing in it can be read. Nothing was changed; save it without a password, then import it again.`,
  )
}

/** Other spreadsheets that are archives, by a file that they have. */
const OTHERS = {
  'content.xml': 'a spreadsheet of OpenDocument (.ods)',
  'xl/workbook.bin': 'a binary workbook (.xlsb)',
} as const

function isWorkbook(file: string, entries: readonly ArchiveEntry[]): boolean {
  const names = new Set(entries.map(({ name }) => name))
  for (const [name, what] of Object.entries(OTHERS))
    if (names.has(name)) throw new ImportError('unreadable', `${file} is ${what}, which is not read. ${SAVE_AGAIN}`)
  return names.has('xl/workbook.xml')
}

/** Before any of it is unpacked: a few kilobytes may hold gigabytes. */
async function refuseLarge(file: string, entries: readonly ArchiveEntry[]): Promise<void> {
  const { bytes, unpackedBytes, files } = WORKBOOK_LIMITS
  const { size } = await stat(file)
  const unpacked = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  if (size > bytes || unpacked > unpackedBytes || entries.length > files)
    throw new ImportError(
      'unreadable',
      `${file} is too large a workbook, which would fill the memory: ${inMegabytes(size)}, ${inMegabytes(unpacked)} when unpacked, ${entries.length} files in it; ${inMegabytes(bytes)}, ${inMegabytes(unpackedBytes)} and ${files} are allowed. ${SAVE_SHEET}`,
    )
}

function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1e6)} MB`
}

async function readAll(file: string, entries: readonly ArchiveEntry[]) {
  try {
    if ((await countCells(file, entries)) <= WORKBOOK_LIMITS.cells) {
      const { buffer, byteOffset, byteLength } = await readFile(file)
      const sheets = await readSheets(new Blob([new Uint8Array(buffer, byteOffset, byteLength)]))
      return sheets.map(({ sheet, data }) => ({ name: sheet.slice(0, LONGEST_NAME), rows: data }))
    }
  } catch (error) {
    throw new ImportError(
      'broken',
      `${file} is a workbook that cannot be read (${describeReason(error)}). ${SAVE_AGAIN}`,
    )
  }
  throw new ImportError(
    'unreadable',
    `${file} is a workbook whose sheets span more than ${WORKBOOK_LIMITS.cells / 1e6} million cells, which would fill the memory; a single cell far below or beside the others is enough. ${SAVE_SHEET}`,
  )
}

/** What the reader trips over, as in a workbook without sheets, says nothing to anyone. */
function describeReason(error: unknown): string {
  if (error instanceof TypeError) return 'a part of it is missing or in the wrong place'
  return error instanceof Error ? error.message : String(error)
}
