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

/** No side is drawn longer. */
const MAX_SIDE_PX = 4096
/** A drawing has no pixels that could blur: a small one grows to what is asked, as far as that costs little. */
const GROWS_TO_PX = 1024

const { processorMs, ...wanted } = JSON.parse(process.argv[2] ?? '') as RasterSize & { processorMs: number }
// By the processor, not by the clock: a busy machine makes no drawing a bad one. An ordinary exit would wait for the drawing.
setInterval(() => {
  const { user, system } = process.cpuUsage()
  const isSlow = (user + system) / 1000 > processorMs
  if (isSlow || process.memoryUsage.rss() > MOST_MEMORY_BYTES) process.kill(process.pid, 'SIGKILL')
}, WATCH_MS).unref()

const drawing = await buffer(process.stdin)
// Only what is drawn has to be within the limit of pixels, not what the drawing says of itself.
const own = await sharp(drawing, { ...decodeOptions, limitInputPixels: false }).metadata()
const scale = chooseScale(own, wanted)
// It is scaled before it becomes pixels, not after: its lines stay sharp.
const density = Math.min(Math.max(Math.ceil(DOTS_PER_INCH * scale), 1), 2400)
process.stdout.write(
  await sharp(drawing, { ...decodeOptions, density })
    .resize({ width: scaleSide(own.width), height: scaleSide(own.height), fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer(),
)

function chooseScale(size: { width: number; height: number }, { width, height, fit }: RasterSize): number {
  const longer = Math.max(size.width, size.height)
  const factors = [width && width / size.width, height && height / size.height].filter((each) => each !== undefined)
  const requested = fit === 'outside' ? Math.max(...factors) : Math.min(...factors)
  return Math.min(factors.length > 0 ? requested : 1, Math.max(1, GROWS_TO_PX / longer), MAX_SIDE_PX / longer)
}

function scaleSide(side: number): number {
  return Math.max(1, Math.round(side * scale))
}
