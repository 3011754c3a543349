import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { afterAll } from 'vitest'
import { NOW, UK } from '@clipfront/catalog/testing'
import type { Database } from '@clipfront/catalog/database'
import { importFile, type ImportResult, type ImportTask } from '../import/importFile.ts'

/** Imports a text, or bytes, as a file of offers; give what the test is about. */
export type ImportText = (
  text: string | Buffer,
  fields?: Partial<ImportTask> & { name?: string },
) => Promise<ImportResult>

/** Into the UK site at `NOW`, from a folder that is removed after the file's last test. */
export function createImportText(database: Kysely<Database>): ImportText {
  const folder = mkdtempSync(path.join(tmpdir(), 'clipfront-import-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  return async (text, { name: fileName = 'offers.jsonl', ...fields } = {}) => {
    const file = path.join(folder, fileName)
    writeFileSync(file, text)
    return importFile(database, {
      site: { code: UK, language: 'en-GB', timeZone: 'Europe/London' },
      format: 'json',
      file,
      name: fields.file ?? file,
      map: null,
      dryRun: false,
      force: false,
      now: NOW,
      rejectsFile: path.join(folder, 'rejects', 'offers.jsonl'),
      ...fields,
    })
  }
}
