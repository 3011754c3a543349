import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'
import { Parser } from 'htmlparser2'
import type { ArchiveEntry } from './listArchive.ts'

/** How far a sheet reaches. */
interface Grid {
  rows: number
  columns: number
}

/** No spreadsheet program has a row behind this one. */
const LAST_ROW = 1_048_576
const HEADER_BYTES = 30
const ADDRESS = /^([A-Z]{1,3})([1-9]\d{0,6})$/

/**
 * How many cells the sheets span, those between the filled ones too: a reader lays all of them out, so that two cells far apart
 * would fill the memory.
 * @returns infinity where a row stands where none can
 */
export async function countCells(file: string, entries: readonly ArchiveEntry[]): Promise<number> {
  let cells = 0
  for (const entry of entries) {
    const { rows, columns } = await measureGrid(file, entry)
    cells += rows > LAST_ROW ? Infinity : rows * columns
  }
  return cells
}

async function measureGrid(file: string, entry: ArchiveEntry): Promise<Grid> {
  const grid: Grid = { rows: 0, columns: 0 }
  let address = ''
  const parser = new Parser(
    {
      onopentag(given, attributes) {
        const name = given.slice(given.indexOf(':') + 1)
        if (name === 'c') address = attributes['r'] ?? ''
        else if (name === 'v' || name === 'is') extend(grid, address)
        // A row without a cell is laid out as well.
        else if (name === 'row' && Number(attributes['r']) > LAST_ROW) grid.rows = Infinity
      },
    },
    { xmlMode: true },
  )
  const from = await findContent(file, entry)
  if (entry.packedBytes === 0) return grid
  const packed = createReadStream(file, { start: from, end: from + entry.packedBytes - 1 })
  const unpack = entry.isDeflated ? createInflateRaw() : new PassThrough()
  await pipeline(packed, unpack, async (chunks: AsyncIterable<Buffer>) => {
    const decoder = new TextDecoder()
    for await (const chunk of atMost(chunks, entry.bytes)) parser.write(decoder.decode(chunk, { stream: true }))
    parser.end()
  })
  return grid
}

/** The bytes that the directory names: a reader makes room for no more. */
async function* atMost(chunks: AsyncIterable<Buffer>, bytes: number): AsyncIterable<Buffer> {
  let left = bytes
  for await (const chunk of chunks) {
    yield chunk.subarray(0, left)
    left -= chunk.length
    if (left <= 0) return
  }
}

/** Behind the entry's own header, whose length only that header tells. */
async function findContent(file: string, { offset }: ArchiveEntry): Promise<number> {
  await using handle = await open(file)
  const header = Buffer.alloc(HEADER_BYTES)
  await handle.read(header, 0, HEADER_BYTES, offset)
  return offset + HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28)
}

function extend(grid: Grid, address: string): void {
  const [, letters = '', row] = ADDRESS.exec(address) ?? []
  if (row === undefined) return
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  grid.rows = Math.max(grid.rows, Number(row))
  grid.columns = Math.max(grid.columns, column)
}
