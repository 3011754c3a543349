import type { Site } from './Site.ts'

/** What nearly every site has alike; its file says where it has not. */
const USUAL = { prefetch: true } as const satisfies Partial<Site>

/** What a site's file says; the rest follows from it. */
type SiteFacts = Omit<Site, 'api' | 'domainLink' | 'label' | keyof typeof USUAL> &
  Partial<Pick<Site, keyof typeof USUAL>>

/** Completes a site's file with what can be derived. */
export function defineSite<const Facts extends SiteFacts>(facts: Facts): Site & Facts {
  return {
    ...USUAL,
    ...facts,
    label: facts.code.split('.')[0] ?? facts.code,
    api: `/v1/sites/${facts.code}`,
    domainLink: `https://${facts.hosts[0]}`,
  }
}
