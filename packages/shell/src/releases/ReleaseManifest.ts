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

/**
 * What the first visit of a page may load, in bytes after gzip. Today's heaviest page, a merchant's in Arabic, stands at 121.8 kB of
 * scripts: most of it is React. Who needs more says why in the commit that raises it.
 */
const BUDGET = { scripts: 124_500, styles: 13_000 } as const

/** @returns the page types that are heavier than they may be, a line each */
export function overBudget({ weights }: Pick<ReleaseManifest, 'weights'>): string[] {
  return Object.entries(weights).flatMap(([type, weight]) =>
    (['scripts', 'styles'] as const)
      .filter((kind) => weight[kind] > BUDGET[kind])
      .map((kind) => `${type}: ${weight[kind]} bytes of ${kind} after gzip, ${BUDGET[kind]} are allowed`),
  )
}
