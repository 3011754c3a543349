import { applyHead, headOf } from '@clipfront/routing/head'
import { environmentOf } from '@clipfront/site-config/environment'
import type { BrowserSite } from '../config/browserSite.ts'
import type { PageState } from '../render/PageState.ts'

/** After a client navigation the document says of itself what the server would have said (R2.14). */
export function showHead({ page, url }: PageState, site: BrowserSite): void {
  const environment = environmentOf(location.host)
  applyHead(headOf({ page, site, environment, status: page.code, url }), document)
}
