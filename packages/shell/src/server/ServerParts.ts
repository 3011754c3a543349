import type { ProxyTrust } from './http/createProxyTrust.ts'
import type { PageApi } from './pages/createPageApi.ts'
import type { PageHandler } from './pages/createPageHandler.ts'

/** What the server's own answers are made with. */
export interface ServerParts {
  api: PageApi
  /** Where the catalogue's pictures lie. */
  mediaFolder: string
  pages: PageHandler
  proxies: ProxyTrust
  now: () => Date
  /** False where everything is asked for anew. */
  pageCache: boolean
}
