import { ImageError, parseRemoteSource } from '@clipfront/pictures/source'
import { IMAGE_BASE } from './buildImageUrl.ts'

export interface ImageRequest {
  /** By short name; flags are true. */
  modifiers: Record<string, string | true>
  /** A path from the site's root, or an absolute address. */
  source: string
  remote: boolean
}

/** A server may shut off longer ones, and none of ours is half as long. */
const MAX_LENGTH = 2048
const MAX_SIDE_PX = 4096

const LONG_NAMES: ReadonlyMap<string, string> = new Map([
  ['width', 'w'],
  ['height', 'h'],
  ['size', 's'],
  ['resize', 's'],
  ['format', 'f'],
  ['quality', 'q'],
  ['background', 'b'],
  ['position', 'pos'],
  ['animated', 'a'],
])

const isBetween = (least: number, most: number) => (value: string) => Number(value) >= least && Number(value) <= most
const isWhole = (least: number, most: number) => (value: string) =>
  /^\d{1,5}$/.test(value) && isBetween(least, most)(value)
const isSide = isWhole(1, MAX_SIDE_PX)
const matches = (pattern: RegExp) => (value: string) => pattern.test(value)

/** Whether a value is within the range of its modifier. */
const RANGES: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ['w', isSide],
  ['h', isSide],
  ['s', (value: string) => /^\d+(?:x\d+)?$/.test(value) && value.split('x').every(isSide)],
  ['f', matches(/^(?:webp|avif|jpe?g|png|gif|auto)$/)],
  ['q', isWhole(1, 100)],
  ['fit', matches(/^(?:contain|cover|fill|inside|outside)$/)],
  [
    'pos',
    matches(/^(?:center|entropy|attention|(?:left|right)(?:-(?:top|bottom))?|(?:top|bottom)(?:-(?:left|right))?)$/),
  ],
  ['b', matches(/^(?:#?(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,20})$/i)],
  ['blur', (value: string) => value === '' || (isDecimal(value) && isBetween(0.3, 100)(value))],
  ['rotate', (value: string) => isDecimal(value) && isBetween(-360, 360)(value)],
])
const FLAGS: ReadonlySet<string> = new Set(['enlarge', 'a'])

/**
 * Reads an address of the image server.
 * @param path raw, with or without query
 * @param options `domains`: the hosts whose pictures are fetched
 * @throws {ImageError}
 */
export function parseImagePath(path: string, { domains }: { domains: readonly string[] }): ImageRequest {
  if (path.length > MAX_LENGTH) throw new ImageError(414, 'IPX_URI_TOO_LONG', 'The address is too long')
  const [raw = ''] = path.slice(IMAGE_BASE.length).split(/[?#]/, 1)
  const [, listed = '', source = ''] = /^([^/]*)\/?(.*)$/s.exec(raw) ?? []
  if (listed === '') throw new ImageError(400, 'IPX_MISSING_MODIFIERS', 'The address names no modifiers; `_` is none')
  if (source === '') throw new ImageError(400, 'IPX_MISSING_ID', 'The address names no picture')
  return { modifiers: parseModifiers(listed), ...parseSource(decodeOnce(source), domains) }
}

function parseModifiers(listed: string): Record<string, string | true> {
  const modifiers = new Map<string, string | true>()
  if (listed === '_') return {}
  for (const part of listed.split(/[,&]/)) {
    const [, name = '', value = ''] = /^([^_:=]*)[_:=]?(.*)$/s.exec(part) ?? []
    const key = LONG_NAMES.get(decodeOnce(name)) ?? decodeOnce(name)
    if (modifiers.has(key)) throw new ImageError(400, 'IPX_DUPLICATE_MODIFIER', `The modifier ${key} is named twice`)
    modifiers.set(key, parseValue(key, decodeOnce(value)))
  }
  return Object.fromEntries(modifiers)
}

function parseValue(key: string, value: string): string | true {
  const isInRange = RANGES.get(key)
  if (FLAGS.has(key) ? value === '' : isInRange?.(value)) return isInRange && value !== '' ? value : true
  if (isInRange || FLAGS.has(key)) {
    throw new ImageError(400, 'IPX_INVALID_MODIFIER_ARG', `The modifier ${key} does not take this value`)
  }
  throw new ImageError(400, 'IPX_UNKNOWN_MODIFIER', 'The address names an unknown modifier')
}

function parseSource(source: string, domains: readonly string[]): Pick<ImageRequest, 'source' | 'remote'> {
  if (/\p{Cc}/u.test(source)) {
    throw new ImageError(400, 'IPX_INVALID_ID', 'The name of the picture has control characters')
  }
  // Proxies that merge slashes leave one of two.
  const [, scheme = '', rest = ''] = /^(https?):\/*(.*)$/is.exec(source) ?? []
  if (scheme) return { source: parseRemoteSource(`${scheme}://${rest}`, domains).href, remote: true }
  if (/^[a-z][a-z\d+.-]*:/i.test(source)) {
    throw new ImageError(403, 'IPX_FORBIDDEN_PROTOCOL', 'Pictures are fetched over http and https only')
  }
  return { source: parseLocalPath(source), remote: false }
}

function parseLocalPath(source: string): string {
  const segments = source.split('/').filter((segment) => segment !== '')
  if (segments.some((segment) => segment.startsWith('.')) || /["*:<>?|\\]/.test(source)) {
    throw new ImageError(403, 'IPX_FORBIDDEN_PATH', 'No picture has such a name')
  }
  return `/${segments.join('/')}`
}

function isDecimal(value: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(value)
}

/** What is encoded wrongly stays as it is: `100%.png`. */
function decodeOnce(text: string): string {
  return text.replaceAll(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return encoded
    }
  })
}
