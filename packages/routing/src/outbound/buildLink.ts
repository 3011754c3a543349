import { cleanLink } from './cleanLink.ts'
import type { OutboundContext } from './OutboundContext.ts'
import { withParameters } from './withParameters.ts'

/**
 * A link of page data as it goes into the page (R3.7, R4.5): markers rewritten, `promoid` and the page's `mktsrc` added,
 * `traffic_type=1` when it leaves the site. Existing bytes stay as they are; building twice gives the same.
 * @returns null when there is no link, or it is refused: a scheme other than http(s), no host
 */
export function buildLink(link: unknown, context: OutboundContext): string | null {
  const clean = cleanLink(link)
  return clean === null || clean.startsWith('#') ? clean : withParameters(clean, context)
}
