import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ConfigError } from '@clipfront/routing/errors'

/** As many digits of a picture's hash as its name has; the site's server takes no other name. */
const HASH_DIGITS = 32

/**
 * Puts a drawing into the folder from which sites serve `/media/`. It is named by what it shows: the same drawing lies there
 * once, and whoever reads it finds it whole or not at all.
 * @param folder absolute path of `CLIPFRONT_DATA/media`; made where it is missing
 * @returns its path on every site
 * @throws {ConfigError} the folder cannot be written
 */
export function storePicture(folder: string, svg: string): string {
  const name = `${createHash('sha256').update(svg).digest('hex').slice(0, HASH_DIGITS)}.svg`
  const file = path.join(folder, name)
  if (!existsSync(file)) write(file, svg)
  return `/media/${name}`
}

function write(file: string, svg: string): void {
  const folder = path.dirname(file)
  const draft = `${file}.${randomUUID()}.draft`
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(draft, svg)
    renameSync(draft, file)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new ConfigError(
      `Pictures cannot be put into ${folder} (${why}). Set CLIPFRONT_DATA to a folder that may be written.`,
      { cause: error },
    )
  }
}
