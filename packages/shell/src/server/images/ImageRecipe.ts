import { ImageError } from '@clipfront/pictures/source'
import { IMAGE_QUALITIES, IMAGE_SIZES_PX, type ImageRequest } from '@clipfront/routing/images'
import type { FitEnum } from 'sharp'
import { accepts } from '../http/encodeText.ts'

export type ImageFormat = 'avif' | 'gif' | 'jpeg' | 'png' | 'webp'

/** What is made of a picture. */
export interface ImageRecipe {
  width: number | undefined
  height: number | undefined
  fit: keyof FitEnum
  /** Where `fit` cuts off or fills up. */
  position: string
  quality: number | undefined
  /** `auto` is what the browser accepts; undefined that of the source. */
  format: ImageFormat | 'auto' | undefined
  isAnimated: boolean
}

/** No page of ours asks for them. The first three have a range without end; the last makes much work of a small picture. */
const NOT_MADE = ['b', 'blur', 'rotate', 'enlarge']

/** What cuts off or fills up: with the others nothing is left to be placed. */
const POSITIONED: ReadonlySet<string> = new Set(['contain', 'cover'])

/**
 * The recipe that modifiers name. Made is only what our pages ask for: otherwise two lines of shell fill the disk.
 * @throws {ImageError} the modifiers ask for more
 */
export function readRecipe(modifiers: ImageRequest['modifiers']): ImageRecipe {
  const read = (key: string) => (typeof modifiers[key] === 'string' ? modifiers[key] : undefined)
  const [sideX, sideY = sideX] = read('s')?.split('x') ?? []
  const width = readListed('w', read('w') ?? sideX, IMAGE_SIZES_PX)
  const height = readListed('h', read('h') ?? sideY, IMAGE_SIZES_PX)
  for (const key of NOT_MADE) if (key in modifiers) throw notMade(key)
  const format = read('f')?.replace(/^jpg$/, 'jpeg') as ImageRecipe['format']
  const quality = readListed('q', read('q'), IMAGE_QUALITIES)
  const isBoxed = width !== undefined && height !== undefined
  const fit = isBoxed ? (read('fit') ?? 'cover') : 'cover'
  // What changes nothing is left out: one picture is made and kept once.
  return {
    width,
    height,
    fit: fit as keyof FitEnum,
    position: isBoxed && POSITIONED.has(fit) ? readPosition(read('pos')) : 'center',
    quality: format === 'png' || format === 'gif' ? undefined : quality,
    format,
    isAnimated: 'a' in modifiers,
  }
}

/** @returns as sharp has it: `left top`, never `top left` */
function readPosition(given = 'center'): string {
  const words = given.split('-')
  return [...words.filter(isSide), ...words.filter((word) => !isSide(word))].join(' ')
}

function isSide(word: string): boolean {
  return word === 'left' || word === 'right'
}

function readListed(key: string, value: string | undefined, listed: readonly number[]): number | undefined {
  if (value === undefined) return undefined
  if (!listed.includes(Number(value))) throw notMade(key)
  return Number(value)
}

function notMade(key: string): ImageError {
  return new ImageError(400, 'IPX_INVALID_MODIFIER_ARG', `No picture is made with this ${key}`)
}

/** The formats beside those of old that a browser accepts, the best first: the CDN keys pictures by it. */
export type AcceptClass = 'avif' | 'webp' | 'none'

/** @param header `Accept` as sent */
export function classifyAccept(header = ''): AcceptClass {
  return (['avif', 'webp'] as const).find((format) => accepts(header, `image/${format}`)) ?? 'none'
}
