import { createHash, randomUUID } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ConfigError } from '@clipfront/routing/errors'
import { type Kysely, sql } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import { DEMO_FOLDER } from './readDemo.ts'

const PICTURES = path.join(DEMO_FOLDER, 'pictures')
/** As many digits of a picture's hash as its name has; the site's server takes no other name. */
const HASH_DIGITS = 32
const SIZE = /^<svg [^>]*\bwidth="(\d+)" height="(\d+)"/

/**
 * Puts a picture of the demo into the media folder.
 * @param name its path below `demo/pictures`, without its ending
 * @returns what pages say of it
 */
export function storeDemoPicture(media: string, name: string) {
  const svg = readFileSync(path.join(PICTURES, `${name}.svg`), 'utf8')
  const [, width, height] = SIZE.exec(svg) ?? []
  return { path: storePicture(media, svg), width: Number(width), height: Number(height), alt: '' }
}

/** Puts back the pictures of the demo that rows name and the media folder misses. @returns how many */
export async function restoreDemoPictures(database: Kysely<Database>, media: string): Promise<number> {
  const { rows } = await sql<{ path: string }>`
    select logo as path from merchant where logo is not null
    union select picture->>'path' from topic where picture is not null
    union select picture->>'path' from post where picture is not null
    union select picture->>'path' from author where picture is not null
  `.execute(database)
  const missing = new Set(
    rows.map((row) => row.path).filter((name) => !existsSync(path.join(media, path.basename(name)))),
  )
  if (missing.size === 0) return 0
  const pictures = globSync('*/*.svg', { cwd: PICTURES }).map((file) => readFileSync(path.join(PICTURES, file), 'utf8'))
  const found = pictures.filter((svg) => missing.has(pictureUrl(svg)))
  for (const svg of found) storePicture(media, svg)
  return found.length
}

/**
 * Puts a picture into the folder from which sites serve `/media/`, whole or not at all. Its name is the hash of its bytes.
 * @param media absolute path of `CLIPFRONT_DATA/media`; made where it is missing
 * @returns its path on every site
 * @throws {ConfigError} the folder cannot be written
 */
export function storePicture(media: string, svg: string): string {
  const url = pictureUrl(svg)
  const file = path.join(media, path.basename(url))
  if (existsSync(file)) return url
  const draft = `${file}.${randomUUID()}.draft`
  try {
    mkdirSync(media, { recursive: true })
    writeFileSync(draft, svg)
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

function pictureUrl(svg: string): string {
  return `/media/${createHash('sha256').update(svg).digest('hex').slice(0, HASH_DIGITS)}.svg`
}
