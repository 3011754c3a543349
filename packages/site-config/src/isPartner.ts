import type { Site } from './Site.ts'
import { UNIT_DOMAINS } from './UNIT_DOMAINS.ts'

/** Whether a site runs under a partner's domain: it has a short code (R1.9), is not indexed, and no hreflang names it. */
export function isPartner({ businessUnit, hosts }: Pick<Site, 'businessUnit' | 'hosts'>): boolean {
  const domain = UNIT_DOMAINS[businessUnit]
  return hosts[0] !== domain && !hosts[0].endsWith(`.${domain}`)
}
