import type { Site } from '@clipfront/site-config'
import { english } from './en.ts'
import type { Wording } from './Wording.ts'

/** The words of a site. English is the only language so far; the others take their place here. */
export function wordingOf(site: Site): Wording {
  return english(site.language, site.name)
}
