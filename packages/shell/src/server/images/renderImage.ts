import { assertPicture, decodeOptions, MAX_FRAMES, rasteriseDrawing, type RasterSize } from '@clipfront/pictures/decode'
import { ImageError } from '@clipfront/pictures/source'
import sharp, { type Metadata, type ResizeOptions, type Sharp } from 'sharp'
import type { AcceptClass, ImageFormat, ImageRecipe } from './ImageRecipe.ts'

const MAX_SIDE_PX = 4096
const TIMEOUT_SECONDS = 10

/**
 * Makes a picture of another.
 * @throws {ImageError} the bytes are no picture, or one that is too much work
 */
export async function renderImage(
  bytes: Buffer,
  recipe: ImageRecipe,
  accept: AcceptClass,
): Promise<{ format: ImageFormat; body: Buffer }> {
  assertPicture(bytes)
  // Outside of what is caught: a process that cannot be started is no fault of the picture.
  const pixels = await rasteriseDrawing(bytes, chooseDrawing(recipe))
  try {
    return await transform(pixels, recipe, accept)
  } catch (thrown) {
    throw thrown instanceof ImageError ? thrown : invalidImage('This picture cannot be read, or is too large')
  }
}

/** What is cut off a box, or shrunk into it, is drawn over its edges: each side has the pixels that are asked for. */
function chooseDrawing({ width, height, fit }: ImageRecipe): RasterSize {
  return { width, height, fit: fit === 'inside' ? 'inside' : 'outside' }
}

async function transform(bytes: Buffer, recipe: ImageRecipe, accept: AcceptClass) {
  const { quality } = recipe
  const source = await sharp(bytes, decodeOptions).metadata()
  const isAnimated = recipe.isAnimated && (source.pages ?? 1) > 1
  if (isAnimated && (source.pages ?? 1) > MAX_FRAMES) throw invalidImage('This picture has too many frames')
  const format = chooseFormat(recipe.format, source, isAnimated, accept)
  const moves = isAnimated && MOVING.has(format)
  const image = sharp(bytes, { ...decodeOptions, animated: moves, autoOrient: !moves })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .resize(chooseSize(recipe, source))
  return { format, body: await ENCODERS[format](image, quality === undefined ? {} : { quality }).toBuffer() }
}

function chooseFormat(
  wanted: ImageRecipe['format'],
  { format, hasAlpha }: Metadata,
  isAnimated: boolean,
  accept: AcceptClass,
): ImageFormat {
  if (wanted === 'auto') {
    if (isAnimated) return accept === 'none' ? 'gif' : 'webp'
    if (accept !== 'none') return accept
    return hasAlpha ? 'png' : 'jpeg'
  }
  return wanted ?? SOURCE_FORMATS.get(format ?? '') ?? 'jpeg'
}

/** Of the others a picture has one frame: all of them would stand below each other. */
const MOVING: ReadonlySet<ImageFormat> = new Set(['gif', 'webp'])

const SOURCE_FORMATS: ReadonlyMap<string, ImageFormat> = new Map([
  ['gif', 'gif'],
  ['heif', 'avif'],
  ['jpeg', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
])

/** No picture is made larger than its source; a box that is larger shrinks and keeps its ratio. */
function chooseSize({ width, height, fit, position }: ImageRecipe, source: Metadata): ResizeOptions {
  const { width: sourceWidth, height: sourceHeight } = source.autoOrient
  const factors = [(width ?? sourceWidth) / sourceWidth, (height ?? sourceHeight) / sourceHeight]
  if (width && height && fit !== 'inside' && fit !== 'outside') {
    const shrink = Math.min(1, 1 / Math.max(...factors))
    return { width: scale(width, shrink), height: scale(height, shrink), fit, position, background: NO_COLOUR }
  }
  const wanted =
    width && height && fit === 'outside'
      ? Math.max(...factors)
      : Math.min(...factors.filter((each) => each !== 1), Infinity)
  const most = Math.min(1, MAX_SIDE_PX / sourceWidth, MAX_SIDE_PX / sourceHeight)
  const factor = Math.min(Number.isFinite(wanted) ? wanted : 1, most)
  return { width: scale(sourceWidth, factor), height: scale(sourceHeight, factor), fit: 'fill' }
}

const NO_COLOUR = { r: 255, g: 255, b: 255, alpha: 0 }

function scale(side: number, factor: number): number {
  return Math.max(1, Math.round(side * factor))
}

type Encoder = (image: Sharp, given: { quality?: number }) => Sharp

/** With efforts at which a picture of a page takes a tenth of a second; the highest save a few per cent more. */
const ENCODERS = {
  avif: (image, given) => image.avif({ effort: 2, ...given }),
  webp: (image, given) => image.webp({ effort: 4, ...given }),
  jpeg: (image, given) => image.flatten({ background: 'white' }).jpeg(given),
  png: (image) => image.png({ compressionLevel: 8 }),
  gif: (image) => image.gif(),
} as const satisfies Record<ImageFormat, Encoder>

function invalidImage(message: string): ImageError {
  return new ImageError(400, 'IPX_INVALID_IMAGE', message)
}
