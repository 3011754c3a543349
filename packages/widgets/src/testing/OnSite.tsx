import { sites } from '@clipfront/site-config'
import type { ReactNode } from 'react'
import { SiteProvider } from '../site-context/index.ts'
import { RENDERED_AT } from './RENDERED_AT.ts'

interface OnSiteProps {
  /** Path and query of the page. @default '/' */
  url?: string
  children: ReactNode
}

/** The sample coupons and pages are worded for Britain. */
const LANGUAGE = 'en-GB'

/** Puts a widget on a page of the British site, read at the moment for which the samples are made. */
export function OnSite({ url = '/', children }: OnSiteProps) {
  const site = sites.find(({ language }) => language === LANGUAGE)
  if (!site) throw new Error(`No site of the list speaks ${LANGUAGE}: give the samples another language.`)
  return (
    <SiteProvider site={site} url={url} renderedAt={RENDERED_AT}>
      {children}
    </SiteProvider>
  )
}
