import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ImageError } from '../source/ImageError.ts'
import { assertSimpleDrawing } from './assertSimpleDrawing.ts'
import { isDrawing } from './decodePicture.ts'

const PROGRAM = join(import.meta.dirname, 'rasteriserProcess.ts')
const TIMEOUT_MS = 10_000
/** Raw pixels of the largest side that is asked for, 4096 px, and what a PNG adds. */
const MAX_OUTPUT_BYTES = 4096 * 4097 * 4 + 2 ** 20

/** How large the pixels of a drawing become. */
export interface RasterSize {
  /** Of the longer side, in px. */
  side: number
  /** Whether a smaller drawing grows to that side. */
  isEnlarged: boolean
  /** What the process may take, in ms of the processor. @default 3000 */
  processorMs?: number
}

/**
 * A picture as pixels: a drawing becomes a PNG, everything else stays as it is. A drawing is drawn in a process of its own, which
 * is killed when it takes too long: nothing stops librsvg within a drawing, not even the timeout of sharp.
 * @param bytes told by `assertPicture`
 * @throws {ImageError} the drawing is broken, too large, or takes too long
 */
export async function rasteriseDrawing(
  bytes: Buffer,
  { side, isEnlarged, processorMs = 3000 }: RasterSize,
): Promise<Buffer> {
  if (!isDrawing(bytes)) return bytes
  assertSimpleDrawing(bytes)
  const options = {
    encoding: 'buffer',
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
    maxBuffer: MAX_OUTPUT_BYTES,
  } as const
  const job = promisify(execFile)(
    process.execPath,
    [PROGRAM, JSON.stringify({ side, isEnlarged, processorMs })],
    options,
  )
  // A process that ends before it has read all says so by its code.
  job.child.stdin?.on('error', () => {}).end(bytes)
  const { stdout } = await job.catch((thrown: { signal?: unknown }) => {
    const problem = thrown.signal
      ? 'takes too long or too much memory to draw: save it in a simpler form, or as PNG'
      : BROKEN
    throw new ImageError(400, 'IPX_INVALID_IMAGE', `The drawing ${problem}`)
  })
  return stdout
}

const BROKEN = 'is broken, or has more than 50 million pixels'
