import type { CouponSort } from '@clipfront/page-data'
import { useSite } from '../site-context/index.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { buildListPath } from './buildListPath.ts'
import styles from './FilterBar.module.css'
import { FilterMenu } from './FilterMenu.tsx'
import { readSort } from './readSort.ts'

interface SortMenuProps {
  sorts: readonly CouponSort[]
  /** Path and query of the list. */
  url: string
}

/** The orders of a list. Crawlers are asked not to follow them; the canonical page is the one that nobody sorted. */
export function SortMenu({ sorts, url }: SortMenuProps) {
  const { messages } = useSite()
  const chosen = readSort(url)
  return (
    <div className={styles['sort']}>
      <FilterMenu
        name="sort"
        className={styles['sorter']}
        heading={messages.sort}
        isChosen={false}
        label={
          <>
            <VisuallyHidden>{messages.sort} </VisuallyHidden>
            <span className={styles['order']}>{messages.sorts[chosen]}</span>
          </>
        }
      >
        {sorts.map((sort) => (
          <li key={sort}>
            <a
              id={`sort-${sort}`}
              className={styles['option']}
              href={buildListPath(url, 'sort', sort === 'best' ? null : sort)}
              rel={sort === 'best' ? undefined : 'nofollow'}
              aria-current={sort === chosen ? 'true' : undefined}
            >
              {messages.sorts[sort]}
            </a>
          </li>
        ))}
      </FilterMenu>
    </div>
  )
}
