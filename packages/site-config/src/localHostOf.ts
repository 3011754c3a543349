import type { Site } from './Site.ts'

/** The name under which a developer's machine reaches the site: browsers resolve every `*.localhost` by themselves. */
export function localHostOf(site: Pick<Site, 'label' | 'businessUnit'>): string {
  return `${site.label}.${site.businessUnit}.localhost`
}
