/** A file of a release. */
export interface ReleaseFile {
  /** SHA-256, hexadecimal. */
  hash: string
  bytes: number
}

/** From which sources a release was built. */
export interface Revision {
  /** The commit; empty where there is no repository. */
  commit: string
  /** True when files differed from that commit. */
  isChanged: boolean
}

/** `release.json`: what a release is. */
export interface ReleaseManifest {
  site: string
  /** Over all that the release is made of and nothing else: equal releases have equal hashes, whenever and wherever they were built. */
  hash: string
  pageTypes: string[]
  /** Names the server's code, which releases share. */
  server: string
  /** By path in the release. */
  files: Record<string, ReleaseFile>
  /** What the first visit of a page type loads, in bytes after gzip. */
  weights: Record<string, PageWeight>
  /** Packages of the workspace -> version. */
  packages: Record<string, string>
  revision: Revision
  /** ISO 8601. */
  builtAt: string
}

export interface PageWeight {
  scripts: number
  styles: number
}
