import type { Site } from '@clipfront/site-config'

/** A page's counterpart on another site of the unit, as page data names it. */
export function describeAlternate(site: Site, path: string): { language: string; url: string } {
  return { language: site.language, url: `${site.domainLink}${path}` }
}
