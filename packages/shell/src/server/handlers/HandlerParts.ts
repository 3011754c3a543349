import type { ImageParts } from '../images/createImageHandler.ts'
import type { PageApiClient } from '../http/createPageApiClient.ts'
import type { PageWork } from '../pages/createPageWork.ts'
import type { PageHandler } from '../pages/createPageHandler.ts'

/** What handlers are made with. */
export interface HandlerParts extends ImageParts {
  api: PageApiClient
  work: PageWork
  pages: PageHandler
  now: () => Date
  /** False where nothing is cached (`PAGE_CACHE=off`). */
  pageCache: boolean
  /** False where browsers are to have no service worker. @default true */
  serviceWorker?: boolean
}
