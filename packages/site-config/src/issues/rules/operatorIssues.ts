import { isPartner } from '../../site/Site.ts'
import type { SiteRule } from '../SiteIssue.ts'

/** Who stands behind a site: its operator, and the company for which it is run. */
export const operatorIssues: SiteRule = function* (site) {
  if (site.robots === 'INDEX' && site.operator === null)
    yield {
      field: 'operator',
      problem: 'is missing: an indexed site must say who runs it, in several countries by law',
      fix: 'Name a company of src/site/operators.ts.',
    }
  if (isPartner(site) && site.partner === null)
    yield {
      field: 'partner',
      problem: `is missing, though ${site.hosts[0]} is no domain of ${site.businessUnit}`,
      fix: 'Name the company for which the site is run.',
    }
  if (!isPartner(site) && site.partner !== null)
    yield {
      field: 'partner',
      problem: `is ${site.partner.name}, though ${site.hosts[0]} is our own domain`,
      fix: 'Leave it out.',
    }
}
