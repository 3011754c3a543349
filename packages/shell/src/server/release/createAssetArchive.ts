import { createCache } from '@clipfront/cache'
import { LRUCache } from 'lru-cache'
import type { ReleaseStore } from '../../releases/createReleaseStore.ts'
import { undefinedIfMissing } from '../../releases/files.ts'
import { type Asset, readAsset } from './loadAssets.ts'

/** Finds a file of any stored release of a site. */
export type AssetArchive = (site: string, path: string) => Promise<Asset | undefined>

const NAMED_BY_CONTENT = /^\/assets\/[\w./-]+$/
/** Tabs that were opened before a ship request few files, and fewer every minute. */
const MAX_FILES = 100
const LISTING_TTL_MS = 1000
const MAX_LISTED_FILES = 100_000

/**
 * The files of all stored releases, live or not: tabs that were opened before a ship request theirs, and during a roll the page
 * of the new release may send its requests to a worker of the old one.
 */
export function createAssetArchive(store: Pick<ReleaseStore, 'names' | 'read' | 'resolveFolder'>): AssetArchive {
  const assets = new LRUCache<string, Asset>({ max: MAX_FILES })
  const listings = createCache<Map<string, StoredFile>>({
    ttlMs: LISTING_TTL_MS,
    staleMs: 0,
    maxSize: MAX_LISTED_FILES,
    measureSize: ({ size }) => size,
  })

  async function list(site: string): Promise<Map<string, StoredFile>> {
    const files = new Map<string, StoredFile>()
    for (const release of await store.names(site)) {
      // Another process may prune it meanwhile.
      const manifest = await store.read(site, release).catch(() => undefined)
      for (const [name, { hash }] of Object.entries(manifest?.files ?? {})) {
        if (name.startsWith('client/assets/')) files.set(name.slice('client'.length), { release, hash })
      }
    }
    return files
  }

  return async (site, path) => {
    if (!NAMED_BY_CONTENT.test(path)) return undefined
    const key = `${site} ${path}`
    const cached = assets.get(key)
    if (cached) return cached
    const file = (await listings(site, () => list(site))).get(path)
    if (!file) return undefined
    // It may have been pruned since it was listed.
    const folder = `${store.resolveFolder(site, file.release)}/client`
    const asset = await readAsset(folder, path, file.hash).catch(undefinedIfMissing)
    if (asset) assets.set(key, asset)
    return asset
  }
}

interface StoredFile {
  release: string
  hash: string
}
