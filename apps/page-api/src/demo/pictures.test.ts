import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { createTestDatabase } from '../database/testing/createTestDatabase.ts'
import { NOW } from '../database/testing/seed.ts'
import { seedDemoCatalogue } from './seedDemoCatalogue.ts'

const { database } = await createTestDatabase()
const media = mkdtempSync(path.join(tmpdir(), 'clipfront-media-'))
afterAll(() => rmSync(media, { recursive: true, force: true }))

/** Every picture that the catalogue names. */
async function namedPictures(): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select logo as path from merchant where logo is not null
    union select picture->>'path' from topic where picture is not null
    union select picture->>'path' from post where picture is not null
    union select picture->>'path' from author where picture is not null
  `.execute(database)
  return rows.map((row) => path.basename(row.path)).toSorted()
}

it('[R1.1] pictures that are gone are put back with the next start, each under its name', async () => {
  await seedDemoCatalogue(database, NOW, media)
  const named = await namedPictures()
  expect(named.length).toBeGreaterThan(50)
  expect(readdirSync(media).toSorted()).toEqual(named)
  rmSync(media, { recursive: true })
  await seedDemoCatalogue(database, NOW, media)
  expect(readdirSync(media).toSorted()).toEqual(named)
})
