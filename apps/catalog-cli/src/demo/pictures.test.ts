import {
  chmodSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, NOW } from '@clipfront/catalog/testing'
import { storePicture } from './demoPictures.ts'
import { DEMO_FOLDER } from './readDemo.ts'
import { seedDemo } from './seedDemo.ts'
import { findPictureIssues } from '../testing/findPictureIssues.ts'

const MOST_BYTES = 6000
const PICTURES = path.join(DEMO_FOLDER, 'pictures')
const files = globSync('*/*.svg', { cwd: PICTURES })
const read = (file: string) => readFileSync(path.join(PICTURES, file), 'utf8')

const { database } = await createTestDatabase()
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

  it('no two pictures are the same', () => {
    expect(new Set(files.map(read)).size).toBe(files.length)
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
    const { sites } = await seedDemo(database, NOW, media)
    expect(sites.filter(({ outcome }) => outcome === 'seeded')).toEqual([])
    expect(() => readdirSync(media)).toThrow('ENOENT')
  })
})

describe('storePicture', () => {
  it('names a picture by what it shows, and says where it is found', () => {
    const own = storePicture(media, '<svg/>')
    expect(own).toMatch(/^\/media\/[0-9a-f]{32}\.svg$/)
    expect(readFileSync(path.join(media, path.basename(own)), 'utf8')).toBe('<svg/>')
    expect(storePicture(media, '<svg></svg>')).not.toBe(own)
  })

  it('leaves one that is there alone, and no draft behind', () => {
    const own = storePicture(media, '<svg/>')
    const file = path.join(media, path.basename(own))
    chmodSync(file, 0o444)
    const before = statSync(file).ino
    expect([storePicture(media, '<svg/>'), statSync(file).ino]).toEqual([own, before])
    expect(readdirSync(media)).toEqual([path.basename(own)])
  })

  it('says which folder cannot be written, and what to do', () => {
    mkdirSync(media)
    const file = path.join(media, 'file')
    writeFileSync(file, '')
    expect(() => storePicture(path.join(file, 'media'), '<svg/>')).toThrow(
      /^Pictures cannot be put into \S+file\/media \(ENOTDIR.*\)\. Set CLIPFRONT_DATA to a folder that may be written\.$/,
    )
  })
})
