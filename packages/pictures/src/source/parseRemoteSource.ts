import { ImageError } from './ImageError.ts'

/** Of a picture that others are made of, wherever it comes from. */
export const MAX_SOURCE_BYTES = 10 * 1024 * 1024

/**
 * Whether a picture may be fetched from an address, as far as its text says.
 * @param domains exact hostnames, in lower case
 * @throws {ImageError}
 */
export function parseRemoteSource(address: string, domains: readonly string[]): URL {
  const url = URL.parse(address)
  if (!url) throw new ImageError(400, 'IPX_INVALID_URL', 'This is no address of a picture')
  if (!/^https?:$/.test(url.protocol)) {
    throw new ImageError(403, 'IPX_FORBIDDEN_PROTOCOL', 'Pictures are fetched over http and https only')
  }
  if (address.includes('\\')) throw new ImageError(403, 'IPX_FORBIDDEN_PATH', 'No picture has such a name')
  if (url.username || url.password || !domains.includes(url.hostname)) {
    throw new ImageError(403, 'IPX_FORBIDDEN_HOST', `No pictures are fetched from ${url.hostname}`)
  }
  if (!['', '80', '443'].includes(url.port)) {
    throw new ImageError(403, 'IPX_FORBIDDEN_PORT', 'Pictures are fetched from the ports 80 and 443 only')
  }
  url.hash = ''
  return url
}
