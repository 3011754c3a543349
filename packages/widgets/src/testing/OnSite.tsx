import type { Site } from '@clipfront/site-config'
import type { ComponentProps, ReactNode } from 'react'
import { SiteProvider } from '../site-context/index.ts'
import { allMessages, type Language } from './allMessages.ts'
import { RENDERED_AT } from './RENDERED_AT.ts'
import { SAMPLE_FRAME } from './SAMPLE_FRAME.ts'
import { siteIn } from './siteIn.ts'

interface OnSiteProps {
  /** Path and query of the page. @default '/' */
  url?: string
  /** @default 'en-GB': the sample coupons and pages are worded for Britain */
  language?: Language
  /** @default the first that speaks the language */
  site?: Site
  /** What page data says of the frame. @default a menu and the sites of every language */
  page?: ComponentProps<typeof SiteProvider>['page']
  children: ReactNode
}

/** Puts a widget on a page of a site in that language, read at the moment for which the samples are made. */
export function OnSite({
  url = '/',
  language = 'en-GB',
  site = siteIn(language),
  page = SAMPLE_FRAME,
  children,
}: OnSiteProps) {
  return (
    <SiteProvider site={site} messages={allMessages[language]} page={page} url={url} renderedAt={RENDERED_AT}>
      {children}
    </SiteProvider>
  )
}
