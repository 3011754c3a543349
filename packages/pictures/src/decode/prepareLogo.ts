import sharp, { type Metadata } from 'sharp'
import { ImageError } from '../source/ImageError.ts'
import { MAX_SOURCE_BYTES } from '../source/parseRemoteSource.ts'
import { assertPicture, decodeOptions, unreadable } from './decodePicture.ts'
import { rasteriseDrawing } from './rasteriseDrawing.ts'

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
  assertSourceSize(bytes)
  assertPicture(bytes)
  const picture = await rasteriseDrawing(bytes, { width: MOST_PX, height: MOST_PX })
  const { width, height } = await measurePicture(picture)
  const longer = Math.max(width, height)
  if (longer < LEAST_PX)
    throw new ImageError(400, 'IPX_INVALID_IMAGE', `It is ${width}×${height} px; a logo has at least ${LEAST_PX}`)
  const side = Math.min(longer, MOST_PX)
  const made = await sharp(picture, { ...decodeOptions, autoOrient: true })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .resize({ width: side, height: side, fit: 'contain', background: CLEAR })
    .webp({ quality: 90, effort: 5 })
    .toBuffer()
    .catch(refuse)
  return { bytes: made, side, isPadded: Math.abs(width - height) > longer / 50 }
}

/**
 * How wide and high a picture is seen, upright, in px.
 * @throws {ImageError}
 */
export async function measurePicture(bytes: Buffer): Promise<{ width: number; height: number }> {
  assertSourceSize(bytes)
  assertPicture(bytes)
  const { autoOrient, pages = 1, pageHeight }: Metadata = await sharp(bytes, decodeOptions).metadata().catch(refuse)
  const { width, height } = autoOrient
  return { width, height: pages > 1 ? (pageHeight ?? height) : height }
}

function assertSourceSize(bytes: Buffer): void {
  if (bytes.length > MAX_SOURCE_BYTES)
    throw new ImageError(413, 'IPX_SOURCE_TOO_LARGE', 'The file is larger than 10 MiB')
}

function refuse(): never {
  throw unreadable('The picture')
}
