import type { ReleaseStore } from '../../releases/createReleaseStore.ts'
import { undefinedIfMissing } from '../../releases/files.ts'
import type { Asset } from './Asset.ts'
import { readAsset } from './loadAssets.ts'

/** Finds a file of a release that is not the live one. */
export type AssetArchive = (site: string, path: string) => Promise<Asset | undefined>

const NAMED_BY_CONTENT = /^\/assets\/[\w./-]+$/
/** Files of a past release are asked for by tabs that were opened before: few, and less every minute. */
const MOST_KEPT = 100
const LOOK_AGAIN_MS = 1000

/**
 * The files of all releases that are kept, live or not. Tabs that were opened before a ship go on asking for theirs; and while
 * the workers of a server are replaced, a page of the next release may send its requests to a worker of the last one.
 */
export function createAssetArchive(store: Pick<ReleaseStore, 'names' | 'read' | 'folderOf'>): AssetArchive {
  const kept = new Map<string, Asset>()
  const listings = new Map<string, { until: number; files: Promise<Map<string, Place>> }>()

  async function list(site: string): Promise<Map<string, Place>> {
    const places = new Map<string, Place>()
    for (const release of await store.names(site)) {
      // It may be pruned at this very moment.
      const manifest = await store.read(site, release).catch(() => undefined)
      for (const [name, { hash }] of Object.entries(manifest?.files ?? {})) {
        if (name.startsWith('client/assets/')) places.set(name.slice('client'.length), { release, hash })
      }
    }
    return places
  }

  function listing(site: string): Promise<Map<string, Place>> {
    const known = listings.get(site)
    if (known && known.until > performance.now()) return known.files
    const files = list(site)
    listings.set(site, { until: performance.now() + LOOK_AGAIN_MS, files })
    return files
  }

  return async (site, path) => {
    if (!NAMED_BY_CONTENT.test(path)) return undefined
    const key = `${site} ${path}`
    const asset = kept.get(key)
    if (asset) return asset
    const place = (await listing(site)).get(path)
    if (!place) return undefined
    // It may have been pruned since it was listed.
    const folder = `${store.folderOf(site, place.release)}/client`
    const found = await readAsset(folder, path, place.hash).catch(undefinedIfMissing)
    if (!found) return undefined
    kept.set(key, found)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return found
  }
}

interface Place {
  release: string
  hash: string
}
