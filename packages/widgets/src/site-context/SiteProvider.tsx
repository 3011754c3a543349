import { type ReactNode, useMemo } from 'react'
import { createFormat } from '../messages/createFormat.ts'
import { messagesOf } from '../messages/messagesOf.ts'
import { pageUrlOf } from './pageUrlOf.ts'
import { SiteContext, type WidgetSite } from './SiteContext.ts'

interface SiteProviderProps {
  site: WidgetSite
  /** Path and query of the page. */
  url: string
  /** ISO moment of the render on the server. */
  renderedAt: string
  children: ReactNode
}

/** Tells every widget on which site and page it stands. */
export function SiteProvider({ site, url, renderedAt, children }: SiteProviderProps) {
  const view = useMemo(
    () => ({
      site,
      url,
      pageUrl: pageUrlOf(site, url),
      renderedAt,
      now: Date.parse(renderedAt),
      messages: messagesOf(site.language),
      format: createFormat(site),
    }),
    [site, url, renderedAt],
  )
  return <SiteContext value={view}>{children}</SiteContext>
}
