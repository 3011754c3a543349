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
  /** What a visit that begins with a page type loads, in bytes after gzip. */
  weights: Record<string, PageWeight>
  /** Packages of the workspace -> version. */
  packages: Record<string, string>
  revision: Revision
  /** ISO 8601. */
  builtAt: string
}

export interface PageWeight {
  /** Without which the page does not answer: to hydrate. */
  scripts: number
  styles: number
  /** All scripts that it may ever load, those to hydrate among them, but for other page types'. Absent in older manifests. */
  all?: number
}

/**
 * What a page may load, in bytes after gzip. The heaviest is a merchant's in Arabic, more than half of it React. Who needs more says
 * why in the commit that raises it (docs/architecture/024-budgets.md).
 */
export const BUDGET = { scripts: 85_000, styles: 20_000, all: 153_000 } as const
const NAMES = { scripts: 'scripts to hydrate', styles: 'styles', all: 'scripts in all' } as const

/** @returns the page types that are heavier than they may be, a line each */
export function overBudget({ weights }: Pick<ReleaseManifest, 'weights'>): string[] {
  return Object.entries(weights).flatMap(([type, weight]) =>
    (['scripts', 'styles', 'all'] as const)
      .filter((kind) => (weight[kind] ?? 0) > BUDGET[kind])
      .map((kind) => `${type}: ${weight[kind]} bytes of ${NAMES[kind]} after gzip, ${BUDGET[kind]} are allowed`),
  )
}
