import { isPartner } from '../../isPartner.ts'
import type { SiteRule } from '../SiteFault.ts'

/** What crawlers are told (R2.15). */
export const crawlerFaults: SiteRule = function* (site) {
  if (isPartner(site) && site.robots === 'INDEX') {
    yield {
      field: 'robots',
      problem: 'is "INDEX" on a partner\'s domain, where our own sites would compete with a copy of themselves',
      fix: 'Write "NOINDEX, FOLLOW" or "NOINDEX".',
    }
  }
}
