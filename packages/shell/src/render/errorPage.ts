import type { PageDataOf, PageData, PageType } from '@clipfront/page-data'
import { type NormalisedError, PageError } from '@clipfront/routing/errors'
import type { Site } from '@clipfront/site-config'

type SiteFacts = Pick<Site, 'language' | 'hosts'>

/**
 * Page data of an error that page-api did not describe itself: it is down, the page threw, the address is malformed (R8.2).
 * @param title of the document; left out, the message is
 */
export function errorPage(
  site: SiteFacts,
  { statusCode: code, message, isVote }: NormalisedError,
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
    data: { message: '', merchant: null, suggestions: [], goneSince: null, isVote: isVote === true },
    alternates: [],
    menu: null,
    regions: [],
    tags: [],
  }
}

/** The error that a page stands for; null for every other page. */
export function findPageError(page: PageData): NormalisedError | null {
  return page.page === 'error' ? { statusCode: page.code, message: page.data.message || page.message } : null
}

const CODE = 'no-template'

/** What becomes of a page whose type a site's table does not name: to its shoppers there is no such page (R2.10). */
export function noTemplate(type: PageType): PageError {
  return new PageError(404, CODE, `This site has no template for the page type ${type}`)
}

export function isNoTemplate(thrown: unknown): thrown is PageError {
  return thrown instanceof PageError && thrown.code === CODE
}
