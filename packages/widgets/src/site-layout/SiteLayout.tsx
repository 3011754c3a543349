import type { Consent, ConsentAnswer } from '@clipfront/tracking/consent'
import { type ReactNode, useState } from 'react'
import { ConsentBar, useConsentStatus } from '../consent-bar/ConsentBar.tsx'
import { OfflineNotice, useOffline } from '../offline-notice/OfflineNotice.tsx'
import { useSite } from '../site-context/index.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import styles from './SiteLayout.module.css'

interface SiteLayoutProps {
  /** Left out, nobody is asked and nothing can be chosen. */
  consent?: Consent | undefined
  children: ReactNode
}

/** The frame of every page of a site: a way past the header, the header, the place of the page, the footer. */
export function SiteLayout({ consent, children }: SiteLayoutProps) {
  const { messages, site } = useSite()
  const status = useConsentStatus(consent)
  /** What has opened the bar again. */
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  /** Where cookies are blocked the answer holds for this document, which stores nothing then. */
  const [hasAnswered, setHasAnswered] = useState(false)
  const isAsking = status === 'unanswered' && site.consent === 'ask' && !hasAnswered

  function close(): void {
    // Whoever was in the bar goes on where they came from; it stands before the page.
    const next = opener ?? document.querySelector<HTMLElement>('#main')
    next?.focus({ preventScroll: true })
    setOpener(null)
  }
  function answer(choice: ConsentAnswer): void {
    close()
    setHasAnswered(true)
    consent?.answer(choice)
  }

  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#main">
        {messages.skipToContent}
      </a>
      {status !== null && (isAsking || opener) && (
        <ConsentBar status={status} isReopened={opener !== null} onAnswer={answer} onClose={close} />
      )}
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      <SiteFooter onCookieSettings={status === null ? undefined : setOpener} />
      <OfflineNotice isOffline={useOffline()} />
    </div>
  )
}
