import type { PageData } from '@clipfront/page-data'
import type { NormalisedError } from '@clipfront/routing/errors'

/** The error that a page stands for; null for every other page. */
export function errorOf(page: PageData): NormalisedError | null {
  return page.page === 'error' ? { statusCode: page.code, message: page.data.message || page.message } : null
}
