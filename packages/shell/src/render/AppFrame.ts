import type { PageType, PageData } from '@clipfront/page-data'
import type { LoadingBar } from '@clipfront/routing/loading-bar'
import type { LayoutRules, NavigationRules, PageRules } from '@clipfront/routing/navigation'
import type { ClientStateStore } from '@clipfront/routing/state'
import type { Consent } from '@clipfront/tracking/consent'
import type { ComponentType, ReactNode } from 'react'
import type { BrowserSite } from '../config/browserSite.ts'

/** Puts header, footer and the place of the page around a template. It stays mounted from page to page while it is the same. */
export type Layout = ComponentType<{ consent: Consent; children: ReactNode }>

/**
 * What an app puts around its templates: the same in its server bundle and in its browser's.
 * @typeParam Messages what its door of words exports
 */
export interface AppFrame<Messages = unknown> {
  /** Providers around everything. */
  Root: RootComponent<Messages>
  /** By the name that a page's rules give (R2.9). */
  layouts: Readonly<Record<string, Layout>> & { readonly default: Layout }
  navigation: AppNavigation
  /**
   * The title of an error page of our own making, in the site's words. Left out, it is the error's message.
   * @param isVote a shopper's vote was not taken
   */
  errorTitle?: (messages: Messages, statusCode: number, isVote: boolean) => string
}

/** What an app says of its navigation; what it leaves out has no rules. */
export interface AppNavigation extends Pick<NavigationRules<PageData>, 'middleware' | 'globalMiddleware'> {
  /** By the name of the layout. */
  layouts?: Readonly<Record<string, LayoutRules>>
  /** By page type. What a page shows beside page data stands in its config, as `extraData`. */
  pages?: Partial<Record<PageType, Omit<PageRules<PageData>, 'data'>>>
}

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
  consent: Consent
  children: ReactNode
}

type RootComponent<Messages = unknown> = ComponentType<RootProps<Messages>>
