import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { ReleaseFile } from '../../releases/ReleaseManifest.ts'
import { undefinedIfMissing } from '../../releases/files.ts'
import { ASSET_TYPES } from './ASSET_TYPES.ts'
import type { Asset } from './Asset.ts'

/** What the build names by its content may be kept for a year; the rest (icons) is asked for again after an hour. */
const HASHED_PATH = /^\/assets\//
const IMMUTABLE = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'
const CLIENT = 'client'

/** Files that several releases have are kept once, as long as one of these is. */
const kept = new Map<string, WeakRef<Asset>>()

/**
 * Reads a release's browser files into memory: they are few and small, and every visitor asks for them.
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
    const asset = kept.get(key)?.deref() ?? (await readAsset(folder, path, hash))
    kept.set(key, new WeakRef(asset))
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
  const [brotli, gzip] = await Promise.all(
    ['br', 'gz'].map((form) => readFile(`${file}.${form}`).catch(undefinedIfMissing)),
  )
  const headers = {
    'content-type': ASSET_TYPES[extname(path)] ?? 'application/octet-stream',
    'cache-control': HASHED_PATH.test(path) ? IMMUTABLE : AN_HOUR,
    etag: `"${hash.slice(0, 16)}"`,
    'x-content-type-options': 'nosniff',
  }
  return { headers, plain: await readFile(file), ...(brotli ? { brotli } : {}), ...(gzip ? { gzip } : {}) }
}
