import sharp, { type Metadata } from 'sharp'
import { ImageError } from '../source/ImageError.ts'
import { MAX_SOURCE_BYTES } from '../source/parseRemoteSource.ts'
import { assertPicture, decodeOptions } from './decodePicture.ts'

/** A picture of ours: nothing of its file is left but what is seen. */
export interface PreparedPicture {
  bytes: Buffer
  /** In px. */
  side: number
  /** Whether room was added, since it was not square. */
  isPadded: boolean
}

/** Twice and a half the largest mark on a dense screen; more is never shown. */
const MOST_PX = 512
/** Less is a blur, even in a list. */
const LEAST_PX = 48
const TIMEOUT_SECONDS = 10
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

/**
 * Makes a merchant's logo of a file that came from outside: upright, square, of at most 512 px, its first frame alone, as WebP. A
 * drawing becomes pixels, so that nothing of it runs or loads. Names, places, times and cameras that a file tells are left out.
 * @throws {ImageError} it is no picture, is broken, too large, or too small
 */
export async function prepareLogo(bytes: Buffer): Promise<PreparedPicture> {
  const { width, height, format } = await readMetadata(bytes)
  const isDrawing = format === 'svg'
  const longer = Math.max(width, height)
  if (!isDrawing && longer < LEAST_PX)
    throw new ImageError(400, 'IPX_INVALID_IMAGE', `It is ${width}×${height} px; a logo has at least ${LEAST_PX}`)
  const side = isDrawing ? MOST_PX : Math.min(longer, MOST_PX)
  // A drawing is scaled before it becomes pixels, not after: its lines stay sharp.
  const density = isDrawing ? Math.min(Math.max(Math.round((72 * MOST_PX) / longer), 1), 2400) : 72
  const made = await sharp(bytes, { ...decodeOptions, density, autoOrient: true })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .resize({ width: side, height: side, fit: 'contain', background: CLEAR })
    .webp({ quality: 90, effort: 5 })
    .toBuffer()
    .catch(refuse)
  return { bytes: made, side, isPadded: Math.abs(width - height) > longer / 50 }
}

/**
 * How wide and high a picture is, upright, in px.
 * @throws {ImageError}
 */
export async function measurePicture(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await readMetadata(bytes)
  return { width, height }
}

async function readMetadata(bytes: Buffer): Promise<{ width: number; height: number; format: string }> {
  if (bytes.length > MAX_SOURCE_BYTES)
    throw new ImageError(413, 'IPX_SOURCE_TOO_LARGE', 'The file is larger than 10 MiB')
  assertPicture(bytes)
  const {
    autoOrient,
    format,
    pages = 1,
    pageHeight,
  }: Metadata = await sharp(bytes, decodeOptions).metadata().catch(refuse)
  const { width, height } = autoOrient
  return { width, height: pages > 1 ? (pageHeight ?? height) : height, format: format ?? '' }
}

function refuse(): never {
  throw new ImageError(400, 'IPX_INVALID_IMAGE', 'The picture is broken, or has more than 50 million pixels')
}
