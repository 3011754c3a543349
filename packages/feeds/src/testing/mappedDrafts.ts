import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { openSource, type ImportFormat } from '../readFeed/readFeed.ts'
import { aPlace } from './aPlace.ts'
import { collect } from './collect.ts'

/** What an import into the UK site would make of a text, by a map or by its shape. */
export function createMappedDrafts(format: ImportFormat) {
  const folder = mkdtempSync(path.join(tmpdir(), `clipfront-${format}-`))
  afterAll(() => rmSync(folder, { recursive: true }))
  return async (text: string | Buffer, map: object | null = null) => {
    const file = path.join(folder, `feed.${format}`)
    const mapFile = path.join(folder, 'map.json')
    writeFileSync(file, text)
    if (map) writeFileSync(mapFile, JSON.stringify(map))
    const place = aPlace()
    const site = { timeZone: place.timeZone, language: 'en-GB' } as const
    return collect(await openSource({ ...place, site, format, file, map: map && mapFile }))
  }
}
