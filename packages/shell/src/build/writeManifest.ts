import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Site } from '@clipfront/site-config'
import type { UnitApp } from '../config/UnitApp.ts'
import { siteTemplates } from '../config/siteTemplates.ts'

/** `release.json`: what a release is. Its hash hangs on its files alone, so the same sources make the same release. */
export interface ReleaseManifest {
  site: string
  /** Of every file of the release, by path and bytes. */
  hash: string
  pageTypes: string[]
  /** Bytes by path, relative to the release. */
  files: Record<string, number>
}

export async function writeManifest(app: UnitApp, site: Site, folder: string): Promise<ReleaseManifest> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = found.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  const hash = createHash('sha256')
  const files: Record<string, number> = {}
  for (const path of paths.sort()) {
    const bytes = await readFile(path)
    const name = relative(folder, path)
    files[name] = bytes.length
    hash.update(`${name}\0${bytes.length}\0`).update(bytes)
  }
  const pageTypes = siteTemplates(site, app.templates).map(([type]) => type)
  const manifest = { site: site.code, hash: hash.digest('hex').slice(0, 16), pageTypes, files }
  await writeFile(join(folder, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}
