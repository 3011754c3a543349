import { PAGE_PATHS } from '@clipfront/routing/page-paths'
import type { ReactNode } from 'react'
import { OfflineNotice, useOffline } from '../offline-notice/OfflineNotice.tsx'
import { useSite } from '../site-context/index.ts'
import { SiteLogo } from '../site-logo/SiteLogo.tsx'
import footer from './SiteFooter.module.css'
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

function SiteFooter() {
  const { messages, site } = useSite()
  const links = [
    { path: PAGE_PATHS.about, label: messages.about, page: 'static' },
    { path: PAGE_PATHS['how-we-test'], label: messages.howWeTest, page: 'static' },
    { path: PAGE_PATHS.directory, label: messages.allStores, page: 'static' },
    ...(site.pageType.blog ? [{ path: PAGE_PATHS.posts, label: messages.guides, page: 'blog' }] : []),
    { path: PAGE_PATHS.privacy, label: messages.privacy, page: 'static' },
  ]
  return (
    <footer className={footer['footer']}>
      <div className={footer['inner']}>
        <div className={footer['who']}>
          <SiteLogo />
          <p className={footer['disclosure']}>{site.texts.disclosure}</p>
        </div>
        <nav aria-label={messages.footerNavigation}>
          <ul className={footer['links']}>
            {links.map(({ path, label, page }) => (
              <li key={path}>
                <a className={footer['link']} href={path} data-page={page}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
