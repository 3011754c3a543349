import { PAGE_PATHS } from '@clipfront/routing/page-paths'
import { clsx } from 'clsx'
import { AssistantLink } from '../assistant-panel/AssistantLink.tsx'
import { SearchForm } from '../search-form/SearchForm.tsx'
import { useSite } from '../site-context/index.ts'
import { SiteLogo } from '../site-logo/SiteLogo.tsx'
import styles from './SiteHeader.module.css'

/** Pages whose own search stands first: a second one above it would only be in the way. */
const PAGES_WITH_SEARCH = new Set<string>([PAGE_PATHS.home, PAGE_PATHS.search])

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
            href={PAGE_PATHS.directory}
            data-page="static"
            aria-current={path === PAGE_PATHS.directory ? 'page' : undefined}
          >
            {messages.stores}
          </a>
          {site.pageType.blog && (
            <a
              className={clsx(styles['link'], styles['roomy'])}
              href={PAGE_PATHS.posts}
              data-page="blog"
              aria-current={path === PAGE_PATHS.posts ? 'page' : undefined}
            >
              {messages.guides}
            </a>
          )}
          <a
            className={clsx(styles['link'], styles['roomy'])}
            href={PAGE_PATHS['how-we-test']}
            data-page="static"
            aria-current={path === PAGE_PATHS['how-we-test'] ? 'page' : undefined}
          >
            {messages.howWeTest}
          </a>
        </nav>
        <AssistantLink className={clsx(styles['link'], styles['ask'])} />
      </div>
    </header>
  )
}
