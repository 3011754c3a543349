import { PAGE_PATHS } from '@clipfront/routing/page-paths'
import { clsx } from 'clsx'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './SiteLogo.module.css'

/** The site's name behind its own picture, or behind our tile. */
export function SiteLogo({ className, ref }: WidgetProps<HTMLAnchorElement>) {
  const { site } = useSite()
  return (
    <a ref={ref} className={clsx(styles['logo'], className)} href={PAGE_PATHS.home} data-page="home">
      {site.logo ? <img className={styles['picture']} src={site.logo} alt="" width="32" height="32" /> : <Tile />}
      {site.name}
    </a>
  )
}

/** A ticket with its two notches and its seam. */
function Tile() {
  return (
    <svg className={styles['tile']} viewBox="0 0 32 32" aria-hidden="true">
      <path
        fill="currentColor"
        d="M7 3h2.5a3 3 0 0 0 6 0H25a5 5 0 0 1 5 5v16a5 5 0 0 1-5 5h-9.5a3 3 0 0 0-6 0H7a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Z"
      />
      <path className={styles['seam']} fill="none" strokeWidth="2" strokeDasharray="3 2.6" d="M12.5 8.8v15" />
    </svg>
  )
}
