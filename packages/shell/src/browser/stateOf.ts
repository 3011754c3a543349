import type { PageData } from '@clipfront/page-data'
import type { View } from '@clipfront/routing/navigation'
import type { Site } from '@clipfront/site-config'
import { productUrl } from '../config/productUrl.ts'
import type { PageState } from '../render/PageState.ts'

interface StateFacts extends Pick<PageState, 'device'> {
  site: Pick<Site, 'consent'>
  renderedAt: string
}

/** The state of a page that was opened in the browser: the same that the server would have written. */
export function stateOf({ url, opened }: View<PageData>, { site, renderedAt, device }: StateFacts): PageState {
  return {
    page: opened.page,
    url: productUrl(url.pathname, url.search.slice(1)),
    renderedAt,
    layout: opened.layout,
    data: opened.data,
    device,
    site: { consent: site.consent },
  }
}
