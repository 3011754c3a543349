import { clsx } from 'clsx'
import { useState, useSyncExternalStore } from 'react'
import { Notice } from '../notice/Notice.tsx'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './OfflineNotice.module.css'

interface OfflineNoticeProps extends WidgetProps<HTMLDivElement> {
  isOffline: boolean
}

/**
 * Says in a line under the header that the connection is gone (R4.1), until it is closed or the connection is back. It covers no more
 * than a line of the page. Its place is always there, so that what appears is read out.
 */
export function OfflineNotice({ isOffline, className, ref }: OfflineNoticeProps) {
  const { messages } = useSite()
  const [isClosed, setClosed] = useState(false)
  if (isClosed && !isOffline) setClosed(false)
  return (
    <div ref={ref} className={clsx(styles['place'], className)} aria-live="polite">
      {isOffline && !isClosed && (
        <Notice
          className={styles['line']}
          kind="offline"
          heading={messages.offline}
          text={messages.offlineText}
          onClose={() => {
            setClosed(true)
            // The button is gone with it; the page follows on it.
            document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
          }}
        />
      )}
    </div>
  )
}

/** Whether the browser says that it has no connection (R4.1). A server, and a browser that does not say, count as connected. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => 'onLine' in navigator && !navigator.onLine,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
