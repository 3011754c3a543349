import type { Site } from './Site.ts'

/** What a site's file says; the rest follows from it. */
type SiteFacts = Omit<Site, 'api' | 'domainLink' | 'label'>

/** Completes a site's file with what can be derived. */
export function defineSite<const Facts extends SiteFacts>(facts: Facts): Site & Facts {
  return {
    ...facts,
    label: facts.code.split('.')[0] ?? facts.code,
    api: `/v1/sites/${facts.code}`,
    domainLink: `https://${facts.hosts[0]}`,
  }
}
