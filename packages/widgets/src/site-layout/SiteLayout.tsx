import type { ReactNode } from 'react'
import { OfflineNotice, useOffline } from '../offline-notice/OfflineNotice.tsx'
import { useSite } from '../site-context/index.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import styles from './SiteLayout.module.css'

/** The frame of every page of a site: a way past the header, the header, the place of the page, the footer. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { messages } = useSite()
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#main">
        {messages.skipToContent}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      <SiteFooter />
      <OfflineNotice isOffline={useOffline()} />
    </div>
  )
}
