import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { measurePicture } from '@clipfront/pictures/decode'
import { sql } from 'kysely'
import { sites } from '@clipfront/site-config'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, NOW, UK } from '@clipfront/catalog/testing'
import { DEMO_FOLDER } from './readDemo.ts'
import { seedDemo } from './seedDemo.ts'
import { findPictureIssues } from '../testing/findPictureIssues.ts'

const MOST_BYTES = 6000
const PICTURES = path.join(DEMO_FOLDER, 'pictures')
const files = globSync('*/*.svg', { cwd: PICTURES })
const photos = globSync('*/*.{jpg,png,webp}', { cwd: PICTURES })
const listPhotosWith = (part: string) => photos.filter((file) => readFileSync(path.join(PICTURES, file)).includes(part))
const read = (file: string) => readFileSync(path.join(PICTURES, file), 'utf8')

const { database } = await createTestDatabase()
/** Outside of the full run one site has nothing, and gets the demo: to seed all of them takes seconds. */
const used = process.env['FULL'] === '1' ? [] : sites.filter(({ code }) => code !== UK)
if (used.length > 0)
  await database
    .insertInto('tag')
    .values(used.map(({ code }) => ({ site: code, slug: 'own', name: 'Own' })))
    .execute()
let media = ''
beforeEach(() => {
  media = path.join(mkdtempSync(path.join(tmpdir(), 'clipfront-media-')), 'media')
})
afterEach(() => rmSync(path.dirname(media), { recursive: true, force: true }))

/** Every picture that a row names. */
async function findNamedPictures(): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select logo as path from merchant where logo is not null
    union select picture->>'path' from topic where picture is not null
    union select picture->>'path' from post where picture is not null
    union select picture->>'path' from author where picture is not null
  `.execute(database)
  return rows.map((row) => path.basename(row.path)).toSorted()
}

describe('the files of the demo', () => {
  it.each(files)('%s is small, a picture alone, and made for light and dark', (file) => {
    expect(findPictureIssues(read(file))).toEqual([])
    expect(Buffer.byteLength(read(file))).toBeLessThan(MOST_BYTES)
  })

  it('no two pictures are the same, and no two have one name', () => {
    const all = [...files, ...photos]
    expect(new Set(all.map((file) => readFileSync(path.join(PICTURES, file), 'base64'))).size).toBe(all.length)
    expect(new Set(all.map((file) => file.replace(/\.\w+$/, ''))).size).toBe(all.length)
  })

  it('[R7.5] has pictures of pixels of every kind that a real catalog has', () => {
    expect(listPhotosWith('Exif')).toEqual(['topics/long-weekend.jpg'])
    expect(listPhotosWith('ANMF')).toEqual(['posts/a-table-for-four.webp'])
    expect(listPhotosWith('tRNS').length).toBeGreaterThan(0)
    expect(listPhotosWith('ALPH').length).toBeGreaterThan(0)
  })

  it('measures a photo as it is seen, though its camera was held on its side', async () => {
    const photo = readFileSync(path.join(PICTURES, 'topics/long-weekend.jpg'))
    expect(await measurePicture(photo)).toEqual({ width: 1280, height: 720 })
  })

  it('all of pixels are small together', () => {
    const bytes = photos.reduce((sum, file) => sum + statSync(path.join(PICTURES, file)).size, 0)
    expect(bytes).toBeLessThan(600_000)
  })
})

describe('seedDemo', () => {
  it('puts back the pictures that are gone, each under its name', async () => {
    expect((await seedDemo(database, NOW, media)).restored).toBe(0)
    const named = await findNamedPictures()
    expect(named.length).toBeGreaterThan(50)
    expect(readdirSync(media).toSorted()).toEqual(named)
    for (const name of named.slice(0, 3)) rmSync(path.join(media, name))
    expect((await seedDemo(database, NOW, media)).restored).toBe(3)
    expect(readdirSync(media).toSorted()).toEqual(named)
  })

  it('puts no picture back that no row names', async () => {
    for (const table of ['merchant', 'topic', 'post', 'author'] as const) await database.deleteFrom(table).execute()
    await database
      .insertInto('tag')
      .values({ site: 'cpus', slug: 'own', name: 'Own' })
      .onConflict((on) => on.doNothing())
      .execute()
    const { sites: outcomes } = await seedDemo(database, NOW, media)
    expect(outcomes.filter(({ outcome }) => outcome === 'seeded')).toEqual([])
    expect(() => readdirSync(media)).toThrow('ENOENT')
  })
})
