import type { Menu, Region } from '@clipfront/page-data'
import type { Site } from '@clipfront/site-config'
import { createContext, use } from 'react'
import type { Format } from '../format/createFormat.ts'
import type { Messages } from '../messages/Messages.ts'

/** As much of a site as widgets read: the browser is not told the rest. */
export type WidgetSite = Omit<Site, 'api' | 'operator'> & { operator: object | null }

export interface SiteView {
  site: WidgetSite
  /** Path and query of the page. */
  url: string
  /** Absolute address of the page without what is not product: what offer links report. */
  pageUrl: string
  /** ISO moment to which every relative time refers; the browser gets the server's, so that hydration matches. */
  renderedAt: string
  /** The same in milliseconds. */
  now: number
  /** What the header leads to, as the page's data has it; null where nothing is known. */
  menu: Menu | null
  /** The page on the sites of other countries, its own among them; empty where there are none. */
  regions: readonly Region[]
  /** Every word a shopper reads, in the site's language. */
  messages: Messages
  /** Dates, numbers and money, as the site's language and time zone write them. */
  format: Format
}

export const SiteContext = createContext<SiteView | null>(null)

/** The site and page a widget stands on. @throws when there is no `SiteProvider` above: without a site no word can be said. */
export function useSite(): SiteView {
  const view = use(SiteContext)
  if (!view)
    throw new Error('A widget was rendered without a site, so it has no language. Put <SiteProvider> above it.')
  return view
}
