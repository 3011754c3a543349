import type { PageData } from '@clipfront/page-data'
import { ApiError, PageError, type Redirect } from '@clipfront/routing/errors'
import type { WrittenHead } from '@clipfront/routing/head'
import type { NavigationContext } from '@clipfront/routing/navigation'
import type { ReadPage } from '../render/ReadAnswer.ts'
import { guardCode } from './guardCode.ts'
import type { Request } from './http/createRequest.ts'
import { askRead, isRead } from './http/tabReader.ts'

interface PageLoaderOptions {
  request: Request
  now: () => Date
}

type Visit = Pick<NavigationContext<PageData>, 'url' | 'mode' | 'signal'>

/** What the server says of a page beside its data. */
interface Loaded {
  /** ISO 8601. */
  renderedAt: string
  /** Undefined where a server of before has sent it. */
  head: WrittenHead | undefined
}

/** Page data for navigations in the browser: `GET /api/page?url=`, read by the server, or through the same parser as there. */
export function createPageLoader({ request, now }: PageLoaderOptions) {
  const loaded = new WeakMap<PageData | Redirect, Loaded>()

  /**
   * Asks the site's own server for an address's page data: the one request of a navigation.
   * @param url another page's than that of the visit
   * @throws {PageError}
   */
  async function load(visit: Visit, url = visit.url): Promise<PageData | Redirect> {
    try {
      const { headers, body } = await request(
        askRead(`/api/page?url=${encodeURIComponent(url.pathname + url.search)}`),
        {
          signal: visit.signal,
          // The navigator never asks twice for one address, and two addresses may well end alike.
          allowDuplicate: true,
        },
      )
      const page = isRead(headers)
        ? (body as ReadPage).page
        : (await guardCode(() => import('./readWire.ts'), visit)).readWirePage(body)
      // Our own server wrote it, of what it had read of the same page.
      const { head } = body as { head?: WrittenHead }
      loaded.set(page, { renderedAt: headers.get('x-rendered-at') ?? now().toISOString(), head })
      return page
    } catch (cause) {
      if (cause instanceof PageError) throw cause
      if (cause instanceof ApiError && cause.kind === 'timeout')
        throw new PageError(cause.status, 'timeout', cause.message, { cause })
      throw new PageError(502, 'unreachable', 'This page could not be loaded', { cause })
    }
  }

  return {
    load,
    /** ISO 8601: the moment from which a loaded page counts its hours. */
    renderedAt: (page: PageData) => loaded.get(page)?.renderedAt ?? now().toISOString(),
    /** What the document says of itself when it shows a loaded page; of a page that the browser has made nobody knows. */
    findHead: (page: PageData) => loaded.get(page)?.head,
  }
}
