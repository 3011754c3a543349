import type { ReleaseManifest } from '../ReleaseManifest.ts'

/**
 * What a release says of itself that has no page type, no file and no package.
 * @param parts what it says instead
 */
export function buildManifest(site: string, hash: string, parts: Partial<ReleaseManifest> = {}): ReleaseManifest {
  return {
    site,
    hash,
    pageTypes: [],
    server: 'aaaaaaaaaaaaaaaa',
    files: {},
    weights: {},
    packages: {},
    revision: { commit: '', isChanged: false },
    builtAt: new Date(0).toISOString(),
    ...parts,
  }
}
