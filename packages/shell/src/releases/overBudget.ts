import type { ReleaseManifest } from './ReleaseManifest.ts'

/**
 * What the first visit of a page may load, in bytes after gzip. Today's heaviest page stands at 107 kB of scripts: most of it
 * is React. Who needs more says why in the commit that raises it.
 */
const BUDGET = { scripts: 118_000, styles: 12_000 } as const

/** @returns the page types that are heavier than they may be, a line each */
export function overBudget({ weights }: Pick<ReleaseManifest, 'weights'>): string[] {
  return Object.entries(weights).flatMap(([type, weight]) =>
    (['scripts', 'styles'] as const)
      .filter((kind) => weight[kind] > BUDGET[kind])
      .map((kind) => `${type}: ${weight[kind]} bytes of ${kind} after gzip, ${BUDGET[kind]} are allowed`),
  )
}
