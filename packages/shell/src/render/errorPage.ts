import type { PageDataOf } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'

type SiteFacts = Pick<Site, 'language' | 'hosts'>

/** Page data of an error that page-api did not describe itself: it is down, the page threw, the address is malformed (R8.2). */
export function errorPage(site: SiteFacts, code: number, message: string): PageDataOf<'error'> {
  return {
    code,
    message,
    page: 'error',
    language: site.language,
    domain: site.hosts[0],
    meta: { title: message, description: '', keywords: '', canonicalUrl: '', robots: 'NOINDEX' },
    // The template speaks by the status, in the site's language; this message is for logs and for those who read data.
    data: { message: '', suggestions: [] },
    alternates: [],
    tags: [],
  }
}
