import type { Site } from '../site/Site.ts'

/** What is wrong in a site's file, why, and what to do. */
export interface SiteIssue {
  /** Unit and label: `main/uk`, whose file is `packages/site-config/src/sites/main/uk.ts`. */
  site: string
  /** As the file writes it, such as `currency`, `hosts[1]` or `texts.tagline`. */
  field: string
  /** Read after the field: `"GPB" is not …`. */
  problem: string
  /** A sentence in the imperative. */
  fix: string
}

/**
 * Finds one kind of issue in one site.
 * @param others every other site of the list, for what must be there once
 */
export type SiteRule = (site: Site, others: readonly Site[]) => Iterable<Omit<SiteIssue, 'site'>>

/** How a message names a site: as commands do, and as its file is found. */
export function nameSite({ businessUnit, label }: Pick<Site, 'businessUnit' | 'label'>): string {
  return `${businessUnit}/${label}`
}
