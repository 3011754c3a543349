import { open } from 'node:fs/promises'

/** A file within a zip archive, as the archive's directory has it. */
export interface ArchiveEntry {
  name: string
  /** False where it needs a password, or is packed in a way that is not read here. */
  isReadable: boolean
  isDeflated: boolean
  /** Where its own header begins. */
  offset: number
  packedBytes: number
  bytes: number
}

const END_SIGN = 0x06_05_4b_50
const ENTRY_SIGN = 0x02_01_4b_50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LONGEST_REMARK = 65_535
/** A directory of more is none of a spreadsheet. */
const MOST_DIRECTORY_BYTES = 1_000_000
/** Stands where a number has no room: only archives beyond 4 GB have it. */
const OVERFLOW = 0xff_ff_ff_ff

/**
 * What a zip archive says it holds; nothing of it is unpacked.
 * @returns undefined where it has no directory, as one that was cut off
 */
export async function listArchive(file: string): Promise<ArchiveEntry[] | undefined> {
  await using handle = await open(file)
  const { size } = await handle.stat()
  const tail = Buffer.alloc(Math.min(size, END_BYTES + LONGEST_REMARK))
  await handle.read(tail, 0, tail.length, size - tail.length)
  const end = findEnd(tail)
  if (end === undefined) return undefined
  const [bytes, from] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  if (bytes > MOST_DIRECTORY_BYTES || from + bytes > size) return undefined
  const directory = Buffer.alloc(bytes)
  await handle.read(directory, 0, bytes, from)
  return readDirectory(directory, tail.readUInt16LE(end + 10))
}

function findEnd(tail: Buffer): number | undefined {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) if (tail.readUInt32LE(at) === END_SIGN) return at
  return undefined
}

function readDirectory(directory: Buffer, count: number): ArchiveEntry[] | undefined {
  const entries: ArchiveEntry[] = []
  let at = 0
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGN) return undefined
    const [flags, method] = [directory.readUInt16LE(at + 8), directory.readUInt16LE(at + 10)]
    const nameEnd = at + ENTRY_BYTES + directory.readUInt16LE(at + 28)
    const numbers = { packedBytes: directory.readUInt32LE(at + 20), bytes: directory.readUInt32LE(at + 24) }
    const offset = directory.readUInt32LE(at + 42)
    entries.push({
      name: directory.toString('utf8', at + ENTRY_BYTES, nameEnd),
      isReadable: (flags & 1) === 0 && (method === 0 || method === 8) && !Object.values(numbers).includes(OVERFLOW),
      isDeflated: method === 8,
      offset,
      ...numbers,
    })
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}
