import type { CouponSort } from '@clipfront/page-data'
import { clsx } from 'clsx'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import { buildListPath } from './buildListPath.ts'
import styles from './SortLinks.module.css'
import { readSort } from './readSort.ts'

/** Of fewer one sees the order at a glance. */
const LEAST_OFFERS = 3

export interface SortLinksProps extends WidgetProps<HTMLElement> {
  /** The orders that the page's data knows. */
  sorts: readonly CouponSort[]
  /** How many there are in the list, all of its pages together. */
  offers: number
}

/**
 * The orders of the list under the heading `offers`, as links: they need no script, keep the filter of the address and begin
 * with the first page. Crawlers are asked not to follow them; the canonical page is the one that nobody sorted.
 */
export function SortLinks({ sorts, offers, className, ref }: SortLinksProps) {
  const { messages, url } = useSite()
  if (offers < LEAST_OFFERS) return null
  const chosen = readSort(url)
  return (
    <nav ref={ref} className={clsx(styles['sorts'], className)} aria-label={messages.sort}>
      <span aria-hidden="true">{messages.sort}</span>
      <ul className={styles['links']}>
        {sorts.map((sort) => (
          <li key={sort}>
            <a
              className={styles['link']}
              href={buildListPath(url, 'sort', sort === 'best' ? null : sort)}
              rel={sort === 'best' ? undefined : 'nofollow'}
              aria-current={sort === chosen ? 'true' : undefined}
            >
              {messages.sorts[sort]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
