import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'
import { Parser } from 'htmlparser2'
import type { ArchiveEntry } from './listArchive.ts'

/** How far a sheet reaches. */
interface Grid {
  /** That of the last row, filled or not, and that of the last filled one. */
  lastRow: number
  rows: number
  columns: number
  /** How many rows are written, empty ones too. */
  written: number
}

/** No spreadsheet program has a row behind this one. */
const LAST_ROW = 1_048_576
/** Rows without a cell cost a reader little, and are many where the last one has a height or a colour. */
const MOST_ROWS = 5 * LAST_ROW
/** Of twice as many the reader takes four times as long. */
const MOST_WRITTEN = 300_000
const HEADER_BYTES = 30
const ADDRESS = /^([A-Z]{1,3})([1-9]\d{0,6})$/

/**
 * How many cells the sheets span, those between the filled ones too: a reader lays all of them out, so that two cells far apart
 * would fill the memory.
 * @returns infinity where a row stands where none can, and for rows that alone would fill the memory
 * @throws a cell has an address, or a sheet has XML, that a reader may understand in another way; or it has more rows than can be read
 */
export async function countCells(file: string, entries: readonly ArchiveEntry[]): Promise<number> {
  let cells = 0
  let laidOut = 0
  let written = 0
  for (const entry of entries) {
    if (!/\.xml(?:\.rels)?$/.test(entry.name)) continue
    const { lastRow, rows, columns, ...grid } = await measureGrid(file, entry)
    written += grid.written
    if (written > MOST_WRITTEN) throw new Error(`it has more than ${MOST_WRITTEN / 1000} thousand rows`)
    laidOut += lastRow
    cells += lastRow > LAST_ROW || laidOut > MOST_ROWS ? Infinity : rows * columns
  }
  return cells
}

async function measureGrid(file: string, entry: ArchiveEntry): Promise<Grid> {
  const grid: Grid = { lastRow: 0, rows: 0, columns: 0, written: 0 }
  if (entry.packedBytes === 0) return grid
  const parser = createSheetParser(grid)
  const from = await findContent(file, entry)
  const packed = createReadStream(file, { start: from, end: from + entry.packedBytes - 1 })
  const unpack = entry.isDeflated ? createInflateRaw() : new PassThrough()
  await pipeline(packed, unpack, async (chunks: AsyncIterable<Buffer>) => {
    const decoder = new TextDecoder()
    let length = 0
    for await (const chunk of atMost(chunks, entry.bytes)) {
      const text = decoder.decode(chunk, { stream: true })
      length += text.length
      parser.write(text)
    }
    if (parser.endIndex + 1 < length) throw new Error('a file in it ends within a tag')
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

const PLAIN_NAME = /^[\w:.-]+$/
/** A parser looks through all open elements at each new one. */
const DEEPEST = 100
const MOST_SHEETS = 300

/** Notes how far a sheet reaches. What two parsers may understand in two ways is refused: a cell could hide from the count. */
function createSheetParser(grid: Grid): Parser {
  let address = ''
  let isSheet = false
  let unclear = ''
  let depth = 0
  let sheets = 0
  /** What the open tag has as `r`, under any prefix. */
  let places: string[] = []
  const refuse = (reason: string): void => {
    unclear ||= reason
    if (isSheet) throw new Error(unclear)
  }
  const passHidden = (text: string): void => {
    if (!text.includes('<')) return
    isSheet ||= text.includes('sheetData')
    refuse('tags stand in a comment or in a value of its XML')
  }
  const onRow = (place = ''): void => {
    if (!/^\d*$/.test(place)) refuse(`a row has the number "${place.slice(0, 20)}"`)
    grid.written += 1
    grid.lastRow = Math.max(grid.lastRow + 1, Number(place))
    // Readers keep a row that has no number, also behind the last filled one.
    if (Number(place) === 0) grid.rows = grid.lastRow
  }
  const onValue = (): void => {
    const found = ADDRESS.exec(address)
    if (!found) return refuse(`a cell has the address "${address.slice(0, 20)}"`)
    const [, letters = '', row] = found
    let column = 0
    for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
    // A cell stands where its row does, whatever its own address says.
    grid.lastRow = Math.max(grid.lastRow, Number(row))
    grid.rows = grid.lastRow
    grid.columns = Math.max(grid.columns, column)
  }
  return new Parser(
    {
      onattribute(name, value) {
        if (!PLAIN_NAME.test(name)) refuse('its XML has a name that is none')
        passHidden(value)
        if (withoutPrefix(name) === 'r') places.push(value)
      },
      onopentagname(name) {
        places = []
        depth += 1
        if (depth > DEEPEST) throw new Error('its XML is nested too deep')
        if (!PLAIN_NAME.test(name)) refuse('its XML has a name that is none')
      },
      onopentag(given) {
        const name = withoutPrefix(given)
        if (places.length > 1) refuse('a tag of its XML has two addresses')
        if (name === 'c') address = places[0] ?? ''
        else if (name === 'v' || name === 'is') onValue()
        else if (name === 'row') onRow(places[0])
        else if (name === 'sheet') {
          sheets += 1
          if (sheets > MOST_SHEETS) throw new Error(`it has more than ${MOST_SHEETS} sheets`)
        } else if (name === 'sheetData') {
          isSheet = true
          if (unclear !== '') refuse(unclear)
        }
      },
      onclosetag() {
        depth -= 1
      },
      oncomment: passHidden,
      onprocessinginstruction: (_, text) => passHidden(text),
      ontext: passHidden,
    },
    { xmlMode: true, decodeEntities: false },
  )
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
