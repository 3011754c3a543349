import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ConfigError } from '@clipfront/routing/errors'

/** As many digits of a picture's hash as its name has; the site's server takes no other name. */
const HASH_DIGITS = 32

/** What pictures of the catalog may be; the site's server sends no other. */
export type PictureEnding = 'jpg' | 'png' | 'svg' | 'webp'

/**
 * Puts a picture into the folder from which sites serve `/media/`, whole or not at all. Its name is the hash of its bytes.
 * @param media absolute path of `CLIPFRONT_DATA/media`; made where it is missing
 * @returns its path on every site
 * @throws {ConfigError} the folder cannot be written
 */
export function storePicture(media: string, bytes: Buffer | string, ending: PictureEnding): string {
  const url = pictureUrl(bytes, ending)
  const file = path.join(media, path.basename(url))
  if (existsSync(file)) return url
  const draft = `${file}.${randomUUID()}.draft`
  try {
    mkdirSync(media, { recursive: true })
    writeFileSync(draft, bytes)
    renameSync(draft, file)
    return url
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new ConfigError(
      `Pictures cannot be put into ${media} (${why}). Set CLIPFRONT_DATA to a folder that may be written.`,
      { cause: error },
    )
  }
}

/** Where a picture is found on every site, once it is stored. */
export function pictureUrl(bytes: Buffer | string, ending: PictureEnding): string {
  return `/media/${createHash('sha256').update(bytes).digest('hex').slice(0, HASH_DIGITS)}.${ending}`
}
