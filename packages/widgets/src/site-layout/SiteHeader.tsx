import { clsx } from 'clsx'
import { SearchForm } from '../search-form/SearchForm.tsx'
import { useSite } from '../site-context/index.ts'
import { SiteLogo } from '../site-logo/SiteLogo.tsx'
import styles from './SiteHeader.module.css'

/** Pages whose own search stands first: a second one above it would only be in the way. */
const PAGES_WITH_SEARCH = new Set(['/', '/search'])

export function SiteHeader() {
  const { messages, site, url } = useSite()
  const [path = '/'] = url.split('?')
  return (
    <header className={styles['header']}>
      <div className={styles['row']}>
        <SiteLogo />
        {!PAGES_WITH_SEARCH.has(path) && <SearchForm size="small" className={styles['search']} />}
        <nav className={styles['nav']} aria-label={messages.mainNavigation}>
          <a
            className={styles['link']}
            href="/stores"
            data-page="static"
            aria-current={path === '/stores' ? 'page' : undefined}
          >
            {messages.stores}
          </a>
          {site.pageType.blog && (
            <a
              className={clsx(styles['link'], styles['roomy'])}
              href="/blog"
              data-page="blog"
              aria-current={path === '/blog' ? 'page' : undefined}
            >
              {messages.guides}
            </a>
          )}
          <a
            className={styles['link']}
            href="/how-we-test"
            data-page="static"
            aria-current={path === '/how-we-test' ? 'page' : undefined}
          >
            {messages.howWeTest}
          </a>
        </nav>
      </div>
    </header>
  )
}
