import type { PageType } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import { siblingsOf } from './siblingsOf.ts'

/** Codes of the sites on which a page may stand: this one, whatever it shows to crawlers, and its counterparts. */
export function codesShowing(site: Site, page: PageType): string[] {
  return [site, ...siblingsOf(site, page)].map(({ code }) => code)
}
