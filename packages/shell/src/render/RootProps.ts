import type { PageData } from '@clipfront/page-data'
import type { LoadingBar } from '@clipfront/routing/loading-bar'
import type { ClientStateStore } from '@clipfront/routing/state'
import type { ComponentType, ReactNode } from 'react'
import type { BrowserSite } from '../config/browserSite.ts'

/** What an app's root gets: it puts providers around the page, its layout included, and stays mounted from page to page. */
export interface RootProps<Messages = unknown> {
  site: BrowserSite
  /** The words of the site's language. */
  messages: Messages
  page: PageData
  url: string
  renderedAt: string
  /** What is on its way; on a server nothing ever is. */
  loadingBar: LoadingBar
  /** Read it with `useClientState` of `@clipfront/shell/client-state`. */
  clientState: ClientStateStore
  children: ReactNode
}

export type RootComponent<Messages = unknown> = ComponentType<RootProps<Messages>>
