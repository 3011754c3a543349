import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type Site, withAccent } from '@clipfront/site-config'
import type { UnitApp } from '../config/UnitApp.ts'
import { type Asset, ASSET_TYPES } from '../server/release/loadAssets.ts'

/**
 * The files of a unit's `public` folder as a release would hold them, drawings in the accent of the site. In development Vite
 * serves them; the server draws icons and the pictures of previews out of them.
 * @returns by path on the site
 */
export async function readPublicFiles({ root }: Pick<UnitApp, 'root'>, site: Site): Promise<Map<string, Asset>> {
  const folder = join(root, 'public')
  const files = (await readdir(folder, { withFileTypes: true })).filter(
    (entry) => entry.isFile() && ASSET_TYPES[extname(entry.name)],
  )
  const assets = files.map(async ({ name }): Promise<[string, Asset]> => {
    const file = await readFile(join(folder, name))
    const plain = extname(name) === '.svg' ? Buffer.from(withAccent(file.toString('utf8'), site)) : file
    const type = ASSET_TYPES[extname(name)] ?? ''
    const etag = `"${hash('sha256', plain).slice(0, 16)}"`
    return [`/${name}`, { headers: { 'content-type': type, etag }, plain, br: undefined, gzip: undefined }]
  })
  return new Map(await Promise.all(assets))
}
