import type { PageData } from '@clipfront/page-data'
import type { Environment, Site } from '@clipfront/site-config'
import type { LiveEnvironment } from '../../releases/deployments.ts'
import type { ReleaseRenderer } from '../../render/createReleaseRenderer.tsx'
import type { SharePicture } from '../../render/createSharing.ts'
import type { Asset } from './loadAssets.ts'

/** A site's release, ready to serve. */
export interface Release {
  site: Site
  /** Of its content. */
  hash: string
  renderer: Pick<ReleaseRenderer, 'parse' | 'open' | 'openError' | 'render'> &
    Partial<Pick<ReleaseRenderer, 'differsByDevice' | 'offlineWords' | 'parseSuggestions' | 'reader' | 'writeHead'>> & {
      /** Releases of before have no pictures. */
      findPicture?: (page: PageData | null, url: string) => SharePicture | Promise<SharePicture>
    }
  /** By path on the site. */
  assets: ReadonlyMap<string, Asset>
}

/** The live releases of one site. */
export type LiveReleases = Partial<Record<LiveEnvironment, Release>>

/** The release of an environment: beta's for `beta.` and `dev.` names, or prod's where beta has none. */
export function releaseFor({ prod, beta }: LiveReleases, environment: Environment): Release | undefined {
  return environment === 'prod' ? prod : (beta ?? prod)
}
