import type { PageType, PageLink } from '@clipfront/page-data'
import { clsx } from 'clsx'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './Breadcrumbs.module.css'

interface Crumb extends PageLink {
  /** What the link leads to, where that is known: its code is brought ahead of the click. */
  page?: PageType
}

interface BreadcrumbsProps extends WidgetProps<HTMLElement> {
  /** From the top down, without the home page. */
  links: readonly Crumb[]
  /** The page itself. */
  current: string
}

/** Where the page stands. */
export function Breadcrumbs({ links, current, className, ref }: BreadcrumbsProps) {
  const { messages } = useSite()
  return (
    <nav ref={ref} className={clsx(styles['crumbs'], className)} aria-label={messages.breadcrumbs}>
      <ol className={styles['list']}>
        {[{ label: messages.home, path: '/', page: 'home' }, ...links].map(({ label, path, page }) => (
          <li key={path} className={styles['crumb']}>
            <a className={styles['link']} href={path} data-page={page}>
              <bdi>{label}</bdi>
            </a>
          </li>
        ))}
        <li className={styles['current']}>
          <bdi aria-current="page">{current}</bdi>
        </li>
      </ol>
    </nav>
  )
}
