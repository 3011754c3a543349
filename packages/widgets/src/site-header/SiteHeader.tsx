import { PAGE_PATHS } from '@clipfront/routing/page-paths'
import { AssistantLink } from '../assistant-panel/AssistantLink.tsx'
import { icons } from '../icons/icons.tsx'
import { SearchForm } from '../search-form/SearchForm.tsx'
import { useSite } from '../site-context/index.ts'
import { SiteLogo } from '../site-logo/SiteLogo.tsx'
import { SiteMenu } from '../site-menu/SiteMenu.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import styles from './SiteHeader.module.css'

/** Pages whose own search stands first: a second one above it would only be in the way. */
const PAGES_WITH_SEARCH = new Set<string>([PAGE_PATHS.home, PAGE_PATHS.search])

/** Whose site it is, the search, and the ways in: in the order that the site's look has for them. */
export function SiteHeader() {
  const { messages, url } = useSite()
  const [path = '/'] = url.split('?')
  const hasSearch = !PAGES_WITH_SEARCH.has(path)
  return (
    <header className={styles['header']}>
      <div className={styles['row']}>
        <SiteLogo className={styles['logo']} />
        {hasSearch && <SearchForm size="small" className={styles['search']} />}
        {/* Under a publisher's masthead a phone has no line left for a field. */}
        {hasSearch && (
          <a className={styles['find']} href={PAGE_PATHS.search} data-page="search">
            {icons.search}
            <VisuallyHidden>{messages.search}</VisuallyHidden>
          </a>
        )}
        <AssistantLink className={styles['ask']} />
        <SiteMenu className={styles['menu']} />
      </div>
    </header>
  )
}
