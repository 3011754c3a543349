// Draws the SVG on its standard input as a PNG on its standard output, and kills itself when that takes too much of the processor or
// of memory.
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { decodeOptions } from './decodePicture.ts'
import type { RasterSize } from './rasteriseDrawing.ts'

const DOTS_PER_INCH = 72
const WATCH_MS = 50
/** Twice what the largest plain drawing takes. */
const MOST_MEMORY_BYTES = 512 * 2 ** 20

const { side, isEnlarged, processorMs } = JSON.parse(process.argv[2] ?? '') as Required<RasterSize>
// By the processor, not by the clock: a busy machine makes no drawing a bad one. An ordinary exit would wait for the drawing.
setInterval(() => {
  const { user, system } = process.cpuUsage()
  const isSlow = (user + system) / 1000 > processorMs
  if (isSlow || process.memoryUsage.rss() > MOST_MEMORY_BYTES) process.kill(process.pid, 'SIGKILL')
}, WATCH_MS).unref()

const drawing = await buffer(process.stdin)
const { width, height } = await sharp(drawing, decodeOptions).metadata()
const scale = side / Math.max(width, height)
// It is scaled before it becomes pixels, not after: its lines stay sharp.
const density = Math.ceil(DOTS_PER_INCH * (isEnlarged ? scale : Math.min(scale, 1)))
process.stdout.write(
  await sharp(drawing, { ...decodeOptions, density: Math.min(Math.max(density, 1), 2400) })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: !isEnlarged })
    .png({ compressionLevel: 1 })
    .toBuffer(),
)
