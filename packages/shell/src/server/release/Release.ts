import type { Site } from '@clipfront/site-config'
import type { ReleaseRenderer } from '../../render/createReleaseRenderer.tsx'
import type { Asset } from './Asset.ts'

/** A site's release, ready to serve. */
export interface Release {
  site: Site
  /** Names this very release in cache keys. */
  hash: string
  renderer: Pick<ReleaseRenderer, 'site' | 'parse' | 'open' | 'openError' | 'render'>
  /** By path on the site. */
  assets: ReadonlyMap<string, Asset>
}
