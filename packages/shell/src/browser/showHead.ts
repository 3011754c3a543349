import { applyHead, headOf } from '@clipfront/routing/head'
import { environmentOf } from '@clipfront/site-config/environment'
import type { BrowserSite } from '../config/browserSite.ts'
import type { PageState } from '../render/PageState.ts'

/**
 * After a client navigation the document says of itself what the server would have said (R2.14).
 * @param icon the page's own; null takes the site's (R3.3)
 */
export function showHead({ page, url }: PageState, site: BrowserSite, icon: string | null): void {
  const environment = environmentOf(location.host)
  applyHead(headOf({ page, site, environment, status: page.code, url, icon }), document)
}
