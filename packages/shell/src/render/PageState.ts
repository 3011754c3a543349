import type { PageData } from '@clipfront/page-data'
import type { DeviceClass } from '@clipfront/routing/visitor'
import type { Site } from '@clipfront/site-config'

/**
 * What a page is shown from. The server writes it into the document (`#state`), the browser hydrates from it;
 * a client navigation makes a new one. It holds nothing of one visitor.
 */
export interface PageState {
  page: PageData
  /** Path and query of the page; the query holds product keys only. */
  url: string
  /** ISO 8601: the moment that "ends in 3 days" is counted from, the same on both sides. */
  renderedAt: string
  /** The name of the layout; null when not even the error page's can be had. */
  layout: string | null
  /** What the page's own data functions brought, by key. */
  data: Readonly<Record<string, unknown>>
  /** The class for which the page was made and cached; null where pages are the same for all, and the browser finds its own. */
  device: DeviceClass | null
  /** For the script in the HTML, which runs before the site's own facts are there. */
  site: Pick<Site, 'consent'>
}
