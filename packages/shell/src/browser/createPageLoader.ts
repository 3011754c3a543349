import { isPageRedirect, type PageData, parsePageData } from '@clipfront/page-data'
import { ApiError, PageError, type Redirect } from '@clipfront/routing/errors'
import type { NavigationContext } from '@clipfront/routing/navigation'
import type { Request } from './http/createRequest.ts'

interface PageLoaderOptions {
  request: Request
  now: () => Date
}

/** Page data for navigations in the browser: `GET /api/page?url=`, through the same parser as the server's. */
export function createPageLoader({ request, now }: PageLoaderOptions) {
  const moments = new WeakMap<PageData, string>()

  /** Asks the site's own server for an address's page data: the one request of a navigation. @throws {PageError} */
  async function load({
    url,
    signal,
  }: Pick<NavigationContext<PageData>, 'url' | 'signal'>): Promise<PageData | Redirect> {
    try {
      const { headers, body } = await request(`/api/page?url=${encodeURIComponent(url.pathname + url.search)}`, {
        signal,
        // The navigator never asks twice for one address, and two addresses may well end alike.
        allowDuplicate: true,
      })
      const page = parsePageData(body)
      if (isPageRedirect(page)) return { kind: 'redirect', status: page.code, location: page.location } as const
      moments.set(page, headers.get('x-rendered-at') ?? now().toISOString())
      return page
    } catch (cause) {
      if (cause instanceof ApiError && cause.kind === 'timeout')
        throw new PageError(cause.status, 'timeout', cause.message, { cause })
      throw new PageError(502, 'unreachable', 'This page could not be loaded', { cause })
    }
  }

  /** ISO 8601: the moment from which a loaded page counts its hours. */
  const renderedAt = (page: PageData) => moments.get(page) ?? now().toISOString()
  return { load, renderedAt }
}
