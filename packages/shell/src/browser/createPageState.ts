import type { PageData } from '@clipfront/page-data'
import type { ShownPage } from '@clipfront/routing/navigation'
import { productUrl } from '@clipfront/routing/product-url'
import type { PageState } from '../render/PageState.ts'

/** The state of a page that was opened in the browser: the same that the server would have written. */
export function createPageState(
  { url, opened }: ShownPage<PageData>,
  { site, renderedAt, device }: Pick<PageState, 'site' | 'renderedAt' | 'device'>,
): PageState {
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
