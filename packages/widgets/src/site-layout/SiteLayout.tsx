import type { Consent, ConsentAnswer, ConsentStatus } from '@clipfront/tracking/consent'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { ConsentBar } from '../consent-bar/ConsentBar.tsx'
import { OfflineNotice, useOffline } from '../offline-notice/OfflineNotice.tsx'
import { PublisherMasthead } from '../publisher-masthead/PublisherMasthead.tsx'
import { useSite } from '../site-context/index.ts'
import { SiteFooter } from '../site-footer/SiteFooter.tsx'
import { SiteHeader } from '../site-header/SiteHeader.tsx'
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
  const [Bar, setBar] = useState<typeof ConsentBar | null>(null)

  // Most visitors have chosen, and many sites need not ask: only who is to see the bar loads it.
  useEffect(() => {
    if (Bar || !(isAsking || opener)) return
    import('../consent-bar/ConsentBar.tsx').then(
      (code) => setBar(() => code.ConsentBar),
      // Without an answer nothing is stored; a click at the foot of the page asks for it again.
      () => setOpener(null),
    )
  }, [Bar, isAsking, opener])

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
      {Bar && status !== null && (isAsking || opener) && (
        <Bar status={status} isReopened={opener !== null} onAnswer={answer} onClose={close} />
      )}
      <div>
        {site.partner && <PublisherMasthead partner={site.partner} />}
        <SiteHeader />
        <OfflineNotice isOffline={useOffline()} />
      </div>
      <main id="main" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      <SiteFooter onCookieSettings={status === null ? undefined : setOpener} />
    </div>
  )
}

/** What the visitor has chosen; null while nobody knows, on a server and during hydration. */
function useConsentStatus(consent: Consent | undefined): ConsentStatus | null {
  return useSyncExternalStore(
    consent?.subscribe ?? neverChanges,
    () => consent?.status ?? null,
    () => null,
  )
}

const neverChanges = () => () => {}
