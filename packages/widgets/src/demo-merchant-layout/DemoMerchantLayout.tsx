import type { ReactNode } from 'react'
import { useSite } from '../site-context/index.ts'
import styles from './DemoMerchantLayout.module.css'

/**
 * The frame of a shop for demonstration. It looks like another site, as the shop at the end of a click does: nothing of ours
 * stands around it but the way back.
 */
export function DemoMerchantLayout({ children }: { children: ReactNode }) {
  const { messages, site } = useSite()
  return (
    <div className={styles['frame']}>
      <p className={styles['strip']} role="note">
        {messages.demoShopNote}
      </p>
      <main id="main" tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      <footer className={styles['footer']}>
        <a className={styles['back']} href="/">
          {messages.backTo(site.name)}
        </a>
      </footer>
    </div>
  )
}
