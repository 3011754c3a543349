import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Texts by key, of which there may be more than fit into memory. */
export interface Shelf {
  /** The last text of a key counts. */
  put: (key: string, text: string) => void
  has: (key: string) => boolean
  get: (key: string) => string | undefined
}

const WRITTEN_AT_ONCE = 1 << 20

/** Of what is no longer asked for, the file is closed. */
const unused = new FinalizationRegistry<number>((file) => closeSync(file))

/** Keeps the texts in a file without a name, which is gone with the process at the latest; in memory only where each stands. */
export function createShelf(): Shelf {
  const name = path.join(tmpdir(), `clipfront-${randomUUID()}`)
  const file = openSync(name, 'wx+', 0o600)
  unlinkSync(name)
  /** By key its number, and by number where its text begins; it ends where the next one begins. */
  const numbers = new Map<string, number>()
  const begins = [0]
  let waiting: Buffer[] = []
  let end = 0
  let written = 0

  function write(): void {
    const bytes = Buffer.concat(waiting)
    for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done, bytes.length - done, written + done)
    waiting = []
    written = end
  }

  const shelf: Shelf = {
    put(key, text) {
      const bytes = Buffer.from(text)
      numbers.set(key, begins.length - 1)
      waiting.push(bytes)
      end += bytes.length
      begins.push(end)
      if (end - written >= WRITTEN_AT_ONCE) write()
    },
    has: (key) => numbers.has(key),
    get(key) {
      const number = numbers.get(key)
      if (number === undefined) return undefined
      const [from = 0, to = 0] = begins.slice(number, number + 2)
      if (to > written) write()
      const bytes = Buffer.allocUnsafe(to - from)
      for (let done = 0; done < bytes.length;) {
        const read = readSync(file, bytes, done, bytes.length - done, from + done)
        if (read === 0) throw new Error(`The end of a file of ${written} bytes came at ${from + done}.`)
        done += read
      }
      return bytes.toString()
    },
  }
  unused.register(shelf, file)
  return shelf
}
