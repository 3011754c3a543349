import type { OfferCounts } from '@clipfront/page-data'
import { useSite } from '../site-context/index.ts'
import { buildListPath, readType } from '../sort-links/buildListPath.ts'
import styles from './CouponFilter.module.css'

/** The chips of a list of many pages: to narrow the page alone would hide what stands on the others, so they are links. */
export function FilterLinks({ total: { codes, deals } }: { total: Pick<OfferCounts, 'codes' | 'deals'> }) {
  const { messages, url, format } = useSite()
  if (codes === 0 || deals === 0) return null
  const chosen = readType(url)
  const chips = [
    { type: null, label: messages.filterAll, count: codes + deals },
    { type: 'code', label: messages.filterCodes, count: codes },
    { type: 'deal', label: messages.filterDeals, count: deals },
  ] as const
  return (
    <nav aria-label={messages.filter}>
      <ul className={styles['filter']}>
        {chips.map(({ type, label, count }) => (
          <li key={label}>
            <a
              className={styles['chip']}
              href={buildListPath(url, 'type', type)}
              rel={type === null ? undefined : 'nofollow'}
              aria-current={type === chosen ? 'true' : undefined}
            >
              {label} <span className={styles['count']}>{format.number(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
