import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { undefinedIfMissing } from '../../releases/files.ts'
import type { ReleaseFile } from '../../releases/ReleaseManifest.ts'

/** A file for browsers, with the encodings that the build made of it. */
export interface Asset {
  headers: Readonly<Record<string, string>>
  plain: Buffer
  br: Buffer | undefined
  gzip: Buffer | undefined
}

/** Content types by the ending of a file; a release serves no others. */
export const ASSET_TYPES: Readonly<Record<string, string>> = {
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

/** Files that are named by their content are cached for a year, others (icons) for an hour. */
const HASHED_PATH = /^\/assets\//
const IMMUTABLE = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'
const CLIENT = 'client'

/** A file that several loaded releases have is in memory once. */
const loaded = new Map<string, WeakRef<Asset>>()

/**
 * Reads a release's browser files into memory: they are few and small, and every visitor requests them.
 * @param folder the release's `client`
 * @param files of its manifest
 * @returns by path on the site
 */
export async function loadAssets(
  folder: string,
  files: Readonly<Record<string, ReleaseFile>>,
): Promise<Map<string, Asset>> {
  const assets = new Map<string, Asset>()
  for (const [name, { hash }] of Object.entries(files)) {
    const path = name.slice(CLIENT.length)
    if (!name.startsWith(`${CLIENT}/`) || !ASSET_TYPES[extname(path)]) continue
    const key = `${path} ${hash}`
    const asset = loaded.get(key)?.deref() ?? (await readAsset(folder, path, hash))
    loaded.set(key, new WeakRef(asset))
    assets.set(path, asset)
  }
  return assets
}

/**
 * @param folder a release's `client`
 * @param hash of its content
 */
export async function readAsset(folder: string, path: string, hash: string): Promise<Asset> {
  const file = join(folder, path)
  const [br, gzip] = await Promise.all(
    ['br', 'gz'].map((ending) => readFile(`${file}.${ending}`).catch(undefinedIfMissing)),
  )
  const headers = {
    'content-type': ASSET_TYPES[extname(path)] ?? 'application/octet-stream',
    'cache-control': HASHED_PATH.test(path) ? IMMUTABLE : AN_HOUR,
    etag: `"${hash.slice(0, 16)}"`,
    'x-content-type-options': 'nosniff',
  }
  return { headers, plain: await readFile(file), br, gzip }
}
