import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { measurePicture } from '@clipfront/pictures/decode'
import { type Kysely, sql } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import { type PictureEnding, pictureUrl, storePicture } from '../media/storePicture.ts'
import { DEMO_FOLDER } from './readDemo.ts'

const PICTURES = path.join(DEMO_FOLDER, 'pictures')

interface DemoPicture {
  bytes: Buffer
  ending: PictureEnding
  width: number
  height: number
}

/** Every picture of the demo by its path below `demo/pictures`, without its ending. They are read once. */
let pictures: Promise<ReadonlyMap<string, DemoPicture>> | undefined

function readPictures(): Promise<ReadonlyMap<string, DemoPicture>> {
  pictures ??= Promise.all(globSync('*/*.{jpg,png,svg,webp}', { cwd: PICTURES }).map(readPicture)).then(
    (entries) => new Map(entries),
  )
  return pictures
}

async function readPicture(file: string): Promise<[name: string, picture: DemoPicture]> {
  const { dir, name, ext } = path.parse(file)
  const bytes = readFileSync(path.join(PICTURES, file))
  return [`${dir}/${name}`, { bytes, ending: ext.slice(1) as PictureEnding, ...(await measurePicture(bytes)) }]
}

/**
 * Puts a picture of the demo into the media folder.
 * @param name its path below `demo/pictures`, without its ending
 * @returns what pages say of it
 */
export async function storeDemoPicture(media: string, name: string) {
  const picture = (await readPictures()).get(name)
  if (!picture) throw new Error(`The demo has no picture ${name}`)
  const { bytes, ending, width, height } = picture
  return { path: storePicture(media, bytes, ending), width, height, alt: '' }
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
  const found = [...(await readPictures()).values()].filter(({ bytes, ending }) =>
    missing.has(pictureUrl(bytes, ending)),
  )
  for (const { bytes, ending } of found) storePicture(media, bytes, ending)
  return found.length
}
