import { OWN_PATHS } from '../own-paths/ownPaths.ts'

/** Of every picture, in px: what the large cards of all networks take. */
export const SHARE_PICTURE = { width: 1200, height: 630, type: 'image/png' } as const

/** Sixteen hexadecimal digits: the hash of all that the picture shows. */
const VERSION = '[0-9a-f]{16}'
const ADDRESS = new RegExp(`^/_share/(${VERSION})(/.*)?\\.png$`)
const BASE = '/_share/'

/** A picture that is asked for. */
export interface SharePath {
  version: string
  /** Of the page that it shows; null for the site's own picture. */
  page: string | null
}

/**
 * The path at which the site's server draws the picture of a page.
 * @param page path of the page without its query, as it stands in addresses; null for the site's own picture
 */
export function formatSharePath({ version, page }: SharePath): string {
  return `${BASE}${version}${page ?? ''}.png`
}

/** @param path raw, without query · @returns null for a path that is none */
export function parseSharePath(path: string): SharePath | null {
  const [, version, page = null] = (OWN_PATHS.share.test(path) && ADDRESS.exec(path)) || []
  return version === undefined || page === '/' ? null : { version, page }
}
