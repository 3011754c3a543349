import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ImageError } from '../source/ImageError.ts'
import { assertSimpleDrawing } from './assertSimpleDrawing.ts'
import { isDrawing, unreadable } from './decodePicture.ts'

const PROGRAM = join(import.meta.dirname, 'rasteriserProcess.ts')
const TIMEOUT_MS = 10_000
/** By which both limits end the process: this one, and its own of the processor. */
const KILL_SIGNAL = 'SIGKILL'
/** What ends a process from within: librsvg or libvips at the end of its stack or memory, or beside itself. */
const CRASHES = new Set(['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP'])
/** Raw pixels of the largest side that is drawn, 4096 px, and what a PNG adds. */
const MAX_OUTPUT_BYTES = 4096 * 4097 * 4 + 2 ** 20

/** How large the pixels of a drawing become, in its own ratio. Without width and height it is drawn as large as it says it is. */
export interface RasterSize {
  /** In px. */
  width?: number | undefined
  /** In px. */
  height?: number | undefined
  /** Whether the pixels lie inside of the box of both or cover it. @default inside */
  fit?: 'inside' | 'outside'
  /** What the process may take, in ms of the processor. @default 3000 */
  processorMs?: number
}

/**
 * A picture as pixels: a drawing becomes a PNG, everything else stays as it is. A drawing is drawn in a process of its own, which
 * is killed when it takes too long: nothing stops librsvg within a drawing, not even the timeout of sharp.
 * @param bytes accepted by `assertPicture`
 * @throws {ImageError} the drawing is broken, too large, or takes too long
 * @throws {Error} no process can be started, or somebody else ended it
 */
export async function rasteriseDrawing(bytes: Buffer, { processorMs = 3000, ...size }: RasterSize): Promise<Buffer> {
  if (!isDrawing(bytes)) return bytes
  assertSimpleDrawing(bytes)
  const options = {
    encoding: 'buffer',
    timeout: TIMEOUT_MS,
    killSignal: KILL_SIGNAL,
    maxBuffer: MAX_OUTPUT_BYTES,
  } as const
  const job = promisify(execFile)(process.execPath, [PROGRAM, JSON.stringify({ ...size, processorMs })], options)
  // A process that ends before it has read all says so by its code.
  job.child.stdin?.on('error', () => {}).end(bytes)
  const { stdout } = await job.catch((thrown: unknown) => {
    throw explain(thrown)
  })
  return stdout
}

/** What ended the process: the drawing, by its exit code, a crash or a limit; everything else is no fault of whoever sent it. */
function explain(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return thrown
  if ('code' in thrown && typeof thrown.code === 'number') return unreadable('The drawing')
  const signal = 'signal' in thrown ? String(thrown.signal) : ''
  if (CRASHES.has(signal)) return unreadable('The drawing')
  if (signal !== KILL_SIGNAL) return thrown
  return new ImageError(
    400,
    'IPX_INVALID_IMAGE',
    'The drawing takes too long or too much memory to draw: save it in a simpler form, or as PNG',
  )
}
