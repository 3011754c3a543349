import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '@clipfront/catalog/database'
import { NOW } from '@clipfront/catalog/testing'
import { seedDemo } from '../demo/seedDemo.ts'

/** The demo as it is at the tests' moment; its pictures are thrown away. */
export async function seedTestDemo(database: Kysely<Database>): Promise<void> {
  const media = mkdtempSync(path.join(tmpdir(), 'clipfront-media-'))
  try {
    await seedDemo(database, NOW, media)
  } finally {
    rmSync(media, { recursive: true, force: true })
  }
}
