import { open } from 'node:fs/promises'

const BLOCK_BYTES = 1024 * 1024
/** Of one log, all its parts together: more than `npm start` keeps of it, and read in a fifth of a second. */
const MAX_BYTES = 64 * BLOCK_BYTES
/** Whatever fails by the thousand: so many lines are enough to see it. */
const MAX_LINES = 5000
/** How the logger begins a line that says what went wrong. No other line is parsed. */
const PROBLEM = /^\{"level":"(?:warn|error|fatal)".*$/gm
const TIME = /"time":"([^"]{10,40})"/
const NEWLINE = 0x0a

/**
 * The warnings and errors of a log, from its end backwards until a moment is reached, or as much is read as a page has time for.
 * @param files its parts, the newest first
 * @returns the lines; and where the bound came before the moment, since when they are all there are
 */
export async function readProblemLines(
  files: readonly string[],
  since: Date,
  { maxBytes = MAX_BYTES, blockBytes = BLOCK_BYTES } = {},
): Promise<{ lines: string[]; cutAt: Date | null }> {
  const lines: string[] = []
  let bytesLeft = maxBytes
  let oldest = new Date()
  for (const file of files) {
    for await (const block of readBackwards(file, blockBytes)) {
      // A character for each byte: most of it is thrown away, and what is not is decoded in its place.
      const text = block.toString('latin1')
      for (const { 0: line, index } of text.matchAll(PROBLEM))
        lines.push(block.toString('utf8', index, index + line.length))
      const at = new Date(TIME.exec(text)?.[1] ?? Number.NaN)
      if (!Number.isNaN(at.getTime())) oldest = at
      if (oldest < since) return { lines, cutAt: null }
      bytesLeft -= blockBytes
      if (bytesLeft <= 0 || lines.length >= MAX_LINES) return { lines, cutAt: oldest }
    }
  }
  return { lines, cutAt: null }
}

/** The whole lines of a file in blocks, the last ones first; no block where it cannot be read, an empty one within a long line. */
async function* readBackwards(file: string, blockBytes: number): AsyncGenerator<Buffer> {
  const handle = await open(file).catch(() => null)
  if (!handle) return
  try {
    let { size: end } = await handle.stat()
    // The end of a line whose beginning stands in the block before.
    let rest = Buffer.alloc(0)
    while (end > 0) {
      const start = Math.max(0, end - blockBytes)
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(end - start), 0, end - start, start)
      // It was rotated meanwhile.
      if (bytesRead < end - start) return
      const whole = Buffer.concat([buffer, rest])
      const first = start === 0 ? 0 : whole.indexOf(NEWLINE) + 1 || whole.length
      rest = whole.subarray(0, first)
      yield whole.subarray(first)
      end = start
    }
  } finally {
    await handle.close()
  }
}
