import sharp from 'sharp'
import { ImageError } from '../source/ImageError.ts'

// Each job takes one core, and nothing is held between two of them.
sharp.concurrency(1)
sharp.cache(false)

const MAX_INPUT_PIXELS = 50_000_000
export const MAX_FRAMES = 100

/** How every picture is read, whoever sent it: nothing that is broken, and nothing that is too large. */
export const decodeOptions = { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' } as const

/**
 * The error for a picture that cannot be read so.
 * @param what the subject of its message: `The picture`
 */
export function unreadable(what: string): ImageError {
  return new ImageError(
    400,
    'IPX_INVALID_IMAGE',
    `${what} is broken, or has more than ${MAX_INPUT_PIXELS / 1e6} million pixels`,
  )
}

/**
 * How a format is told by its first bytes, as libvips tells it: what passes here as one and is another there would be drawn in this
 * process. libvips reads more, among them formats with a long row of holes.
 */
const MAGIC: readonly RegExp[] = [
  /^\u00ff\u00d8\u00ff/,
  /^\u0089PNG\r\n[^]\n/,
  /^GIF8[79]a/,
  /^RIFF[^]{4}WEBP/,
  // After the length of a box, which is less than 64 KiB.
  /^[^\s!-\u00ff]{2}[^]{2}ftyp(?:avif|avis|mif1)/,
]
/** Drawn as pixels: nothing that runs or loads comes through. */
const DRAWING = /^(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i

/** @throws {ImageError} the first bytes are those of no picture */
export function assertPicture(bytes: Buffer): void {
  if (isDrawing(bytes)) return
  const start = readStart(bytes)
  if (!MAGIC.some((magic) => magic.test(start)))
    throw new ImageError(400, 'IPX_INVALID_IMAGE', 'This is no picture: PNG, JPEG, WebP, AVIF, GIF and SVG are')
}

/** Whether it is an SVG, by its first bytes. */
export function isDrawing(bytes: Buffer): boolean {
  return DRAWING.test(readStart(bytes))
}

function readStart(bytes: Buffer): string {
  return bytes.toString('latin1', 0, 200)
}
