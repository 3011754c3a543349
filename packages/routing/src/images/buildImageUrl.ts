export const IMAGE_BASE = '/_ipx/'

/** What is to be done with a picture; undefined and null say nothing. */
export interface ImageModifiers {
  /** In px: a number, or a text such as `200px`. Other units are dropped. */
  width?: number | string | null | undefined
  height?: number | string | null | undefined
  fit?: string | null | undefined
  /** `auto` is what the browser accepts, best first. */
  format?: string | null | undefined
  quality?: number | string | null | undefined
  background?: string | null | undefined
  position?: string | null | undefined
  animated?: boolean | null | undefined
}

/** In the order of an address, so that one picture has one address. */
const KEYS = [
  ['fit', 'fit'],
  ['f', 'format'],
  ['q', 'quality'],
  ['b', 'background'],
  ['pos', 'position'],
] as const satisfies readonly (readonly [string, keyof ImageModifiers])[]

/**
 * The address at which the site's server makes a picture of another (R7.5).
 * @param src a path of the site, or an absolute address
 * @param options `domains`: the hosts whose pictures the server fetches
 * @returns `src` as it is for `data:`, SVG and other hosts
 * @throws {TypeError} src is no text, or empty
 */
export function buildImageUrl(
  src: string,
  modifiers: ImageModifiers,
  { domains }: { domains: readonly string[] },
): string {
  if (typeof src !== 'string' || src === '') throw new TypeError('A picture has an address')
  if (/^data:/i.test(src) || /\.svg(?:[?#]|$)/i.test(src)) return src
  const isAbsolute = /^[a-z][a-z\d+.-]*:\/\//i.test(src)
  if (isAbsolute && !domains.includes(URL.parse(src)?.hostname ?? '')) return src
  // Of another host's address each sign may have its meaning, encoded or not; a path of the site is what it names.
  const source = isAbsolute ? encodeURI(src) : encodeURI(src.replace(/^\/*/, '')).replaceAll('%25', '%')
  return `${IMAGE_BASE}${listModifiers(modifiers).join(',') || '_'}/${source.replaceAll(/[?#&+]/g, encodeURIComponent)}`
}

function listModifiers(modifiers: ImageModifiers): string[] {
  const listed = KEYS.flatMap(([key, name]) => {
    const value = modifiers[name] ?? ''
    return value === '' ? [] : [`${key}_${encodeURIComponent(value)}`]
  })
  if (modifiers.animated) listed.push('a')
  const width = readPixels(modifiers.width)
  const height = readPixels(modifiers.height)
  if (width && height) return [...listed, `s_${width}x${height}`]
  if (width) listed.push(`w_${width}`)
  if (height) listed.push(`h_${height}`)
  return listed
}

function readPixels(given: number | string | null | undefined): string | undefined {
  return /^(\d+)(?:px)?$/.exec(String(given ?? ''))?.[1]
}
