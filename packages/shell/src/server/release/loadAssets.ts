import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { Asset } from './Asset.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
/** What the build names by its content may be kept for a year; the rest (icons) is asked for again after an hour. */
const HASHED_PATH = /^\/assets\//
const IMMUTABLE = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

/**
 * Reads a release's browser files into memory: they are few and small, and every visitor asks for them.
 * @param folder the release's `client`
 * @returns by path on the site
 */
export async function loadAssets(folder: string): Promise<Map<string, Asset>> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = new Set(files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name)))
  const assets = new Map<string, Asset>()
  for (const name of names) {
    const type = TYPES[extname(name)]
    if (!type) continue
    const path = `/${relative(folder, name).split(sep).join('/')}`
    const plain = await readFile(name)
    const headers = {
      'content-type': type,
      'cache-control': HASHED_PATH.test(path) ? IMMUTABLE : AN_HOUR,
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`,
      'x-content-type-options': 'nosniff',
    }
    assets.set(path, {
      headers,
      plain,
      ...(names.has(`${name}.br`) ? { brotli: await readFile(`${name}.br`) } : {}),
      ...(names.has(`${name}.gz`) ? { gzip: await readFile(`${name}.gz`) } : {}),
    })
  }
  return assets
}
