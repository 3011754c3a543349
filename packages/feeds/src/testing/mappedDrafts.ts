import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { readFeedFile, type ImportFormat } from '../readFeed/readFeed.ts'
import { aDraftContext } from './aDraftContext.ts'
import { collectDrafts } from './collect.ts'

/** What an import into the UK site would make of a text, by a map or by its shape. Calls may overlap: each has its own files. */
export function createMappedDrafts(format: ImportFormat) {
  const folder = mkdtempSync(path.join(tmpdir(), `clipfront-${format}-`))
  afterAll(() => rmSync(folder, { recursive: true }))
  return async (text: string | Buffer, map: object | null = null) => {
    const callFolder = mkdtempSync(path.join(folder, 'call-'))
    const file = path.join(callFolder, `feed.${format}`)
    const mapFile = path.join(callFolder, 'map.json')
    writeFileSync(file, text)
    if (map) writeFileSync(mapFile, JSON.stringify(map))
    const context = aDraftContext()
    return collectDrafts(readFeedFile(file, { ...context, format, map: map && mapFile }))
  }
}
