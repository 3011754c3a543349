import type { Site } from '@clipfront/site-config'

/** What the address of a story calls a site, `main-uk`: it holds letters, digits and dashes, and drops what has a point in it. */
export function nameOf({ businessUnit, label }: Pick<Site, 'businessUnit' | 'label'>): string {
  return `${businessUnit}-${label}`
}
