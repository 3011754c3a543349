import type { PageDataOf } from '@clipfront/page-data'
import type { NormalisedError } from '@clipfront/routing/errors'
import type { Site } from '@clipfront/site-config'

type SiteFacts = Pick<Site, 'language' | 'hosts'>

/**
 * Page data of an error that page-api did not describe itself: it is down, the page threw, the address is malformed (R8.2).
 * @param title of the document; left out, the message is
 */
export function errorPage(
  site: SiteFacts,
  { statusCode: code, message }: NormalisedError,
  title = message,
): PageDataOf<'error'> {
  return {
    code,
    message,
    page: 'error',
    language: site.language,
    domain: site.hosts[0],
    meta: { title, description: '', keywords: '', canonicalUrl: '', robots: 'NOINDEX' },
    // The template speaks by the status, in the site's language; this message is for logs and for those who read data.
    data: { message: '', suggestions: [], goneSince: null },
    alternates: [],
    tags: [],
  }
}
