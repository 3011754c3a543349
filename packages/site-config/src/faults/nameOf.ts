import type { Site } from '../Site.ts'

/** How a message names a site: as commands do, and as its file is found. */
export function nameOf({ businessUnit, label }: Pick<Site, 'businessUnit' | 'label'>): string {
  return `${businessUnit}/${label}`
}
