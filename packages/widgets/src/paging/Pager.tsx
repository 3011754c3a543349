import { FILTER_KEYS, type Paging } from '@clipfront/page-data'
import { clsx } from 'clsx'
import { useListFilter } from '../filter-bar/buildListPath.ts'
import { readSort } from '../filter-bar/readSort.ts'
import { icons } from '../icons/icons.tsx'
import { useSite } from '../site-context/index.ts'
import type { WidgetProps } from '../WidgetProps.ts'
import styles from './Pager.module.css'

interface PagerProps extends WidgetProps<HTMLElement> {
  paging: Omit<Paging, 'offset'>
  /** Where page 1 of the list is; it may have a query. */
  path: string
}

/** Ways to the other pages of a list in its order and under its filters, as real links. Shows nothing where there is one page. */
export function Pager({ paging: { page, pages }, path, className, ref }: PagerProps) {
  const { messages, format, url } = useSite()
  const filter = useListFilter()
  if (pages === 1) return null
  const sort = readSort(url)
  const filters = FILTER_KEYS.map((key) => filter[key] !== null && `${key}=${filter[key]}`)
  const buildPath = (number: number) => {
    const keys = [number > 1 && `page=${number}`, sort !== 'best' && `sort=${sort}`, ...filters]
    const query = keys.filter(Boolean).join('&')
    return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path
  }
  return (
    <nav ref={ref} className={clsx(styles['pager'], className)} aria-label={messages.paging}>
      {page > 1 && (
        <a className={clsx(styles['link'], styles['previous'])} href={buildPath(page - 1)} rel="prev">
          {icons.chevron}
          {messages.previous}
        </a>
      )}
      <ol className={styles['numbers']}>
        {pageNumbers(page, pages).map((number, index, shown) => (
          <li key={number} className={number - (shown[index - 1] ?? 0) > 1 ? styles['afterGap'] : undefined}>
            <a
              className={styles['link']}
              href={buildPath(number)}
              aria-label={messages.goToPage(format.number(number))}
              aria-current={number === page ? 'page' : undefined}
            >
              {format.number(number)}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className={clsx(styles['link'], styles['next'])} href={buildPath(page + 1)} rel="next">
          {messages.next}
          {icons.chevron}
        </a>
      )}
    </nav>
  )
}

/** The page numbers worth a link: the first, the last, and the current with its neighbours, ascending. */
export function pageNumbers(page: number, pages: number): number[] {
  const worthy = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  return [...new Set(worthy)].sort((a, b) => a - b)
}
