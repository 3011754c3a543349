import type { PageData } from '@clipfront/page-data'
import { type ReactNode, useMemo } from 'react'
import { createFormat } from '../format/createFormat.ts'
import type { Messages } from '../messages/Messages.ts'
import { buildPageUrl } from './buildPageUrl.ts'
import { SiteContext, type WidgetSite } from './SiteContext.ts'

interface SiteProviderProps {
  site: WidgetSite
  /** The words of the site's language: `@clipfront/widgets/messages/<tag>`. A release holds those of one. */
  messages: Messages
  /** What its data says of the frame. @default nothing is known of it, as of a widget that stands alone */
  page?: Pick<PageData, 'menu' | 'regions'>
  /** Path and query of the page. */
  url: string
  /** ISO moment of the render on the server. */
  renderedAt: string
  children: ReactNode
}

const ALONE = { menu: null, regions: [] }

/** Tells every widget on which site and page it stands. */
export function SiteProvider({ site, messages, page = ALONE, url, renderedAt, children }: SiteProviderProps) {
  const view = useMemo(
    () => ({
      site,
      url,
      pageUrl: buildPageUrl(site, url),
      renderedAt,
      now: Date.parse(renderedAt),
      menu: page.menu,
      regions: page.regions,
      messages: { ...messages, ...site.messages },
      format: createFormat(site),
    }),
    [site, messages, page, url, renderedAt],
  )
  return <SiteContext value={view}>{children}</SiteContext>
}
