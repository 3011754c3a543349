import { useSite } from '../site-context/index.ts'
import { SiteLogo } from '../site-logo/index.ts'
import styles from './SiteFooter.module.css'

export function SiteFooter() {
  const { messages, site } = useSite()
  const links = [
    { path: '/about', label: messages.about, page: 'static' },
    { path: '/how-we-test', label: messages.howWeTest, page: 'static' },
    { path: '/stores', label: messages.allStores, page: 'static' },
    ...(site.pageType.blog ? [{ path: '/blog', label: messages.guides, page: 'blog' }] : []),
    { path: '/privacy', label: messages.privacy, page: 'static' },
  ]
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['who']}>
          <SiteLogo />
          <p className={styles['disclosure']}>{site.texts.disclosure}</p>
        </div>
        <nav aria-label={messages.footerNavigation}>
          <ul className={styles['links']}>
            {links.map(({ path, label, page }) => (
              <li key={path}>
                <a className={styles['link']} href={path} data-page={page}>
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
