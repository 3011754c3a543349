import type { Alternate } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import { parseUrl } from '../outbound/parseUrl.ts'
import type { IndexedPage } from './IndexedPage.ts'

const LANGUAGE = /^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*|x-default)$/

/** A page and its counterparts on the other sites. Crawlers want the page itself among them; alone it would say nothing. */
export function listAlternates(
  page: Pick<IndexedPage, 'alternates'>,
  site: Pick<Site, 'language'>,
  canonical: string,
): Alternate[] {
  const byLanguage = new Map([[site.language, canonical]])
  for (const { language, url } of page.alternates) {
    if (!byLanguage.has(language) && LANGUAGE.test(language) && isHttp(url)) byLanguage.set(language, url)
  }
  if (byLanguage.size === 1) return []
  return [...byLanguage].map(([language, url]) => ({ language, url }))
}

function isHttp(url: string): boolean {
  return /^https?:$/.test(parseUrl(url)?.protocol ?? '')
}
