import {
  type CouponSort,
  FILTER_KEYS,
  type FilterCounts,
  type FilterKey,
  isFiltering,
  type OfferFilter,
} from '@clipfront/page-data'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { useSite } from '../site-context/index.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import type { WidgetProps } from '../WidgetProps.ts'
import { BAR_ID, buildWholePath, readListFilter } from './buildListPath.ts'
import styles from './FilterBar.module.css'
import { nameFilter } from './nameFilter.ts'
import { FilterChips } from './FilterChips.tsx'
import { readSort } from './readSort.ts'
import { SortMenu } from './SortMenu.tsx'

/** Of fewer one sees all at a glance. */
const LEAST_OFFERS = 3
const NO_SORTS: readonly CouponSort[] = []

interface FilterBarProps extends WidgetProps<HTMLDivElement> {
  /** What each filter leaves; null where page-api does not say, then there are none. */
  filters: FilterCounts | null
  /** The orders that the list knows. @default none but its own */
  sorts?: readonly CouponSort[]
  /** The list or lists that it rules. */
  children: ReactNode
}

/** The address that a choice leads to, while its page is on the way. */
interface Awaited {
  /** The address at which it was chosen. */
  from: string
  to: string
}

/**
 * One line above a list that narrows and sorts it. Every choice is a link: it stands in the address, needs no script, and page-api
 * makes the list. With script a choice shows at once what it leaves of the list that is here, by the stylesheet alone, until
 * the page arrives.
 */
export function FilterBar({ filters, sorts = NO_SORTS, children, className, ref }: FilterBarProps) {
  const { url, messages } = useSite()
  const [awaited, setAwaited] = useState<Awaited | null>(null)
  if (awaited && awaited.from !== url) setAwaited(null)
  const address = awaited?.to ?? url
  const filter = readListFilter(address)
  const isFiltered = isFiltering(filter)
  const isShort = filters !== null && filters.total < LEAST_OFFERS
  const hasFilters = filters !== null && (isFiltered || filters.total >= LEAST_OFFERS)
  const hasSorts = sorts.length > 0 && !isShort
  // The choices are links, which the router follows: the bar only watches them.
  const follow = (event: MouseEvent) => followChoice(event, (to) => setAwaited({ from: url, to }))
  const watchChoices = (bar: HTMLElement) => {
    bar.addEventListener('click', follow)
    return () => bar.removeEventListener('click', follow)
  }
  return (
    <div ref={ref} id={BAR_ID} className={clsx(styles['ruled'], className)}>
      {(hasFilters || hasSorts) && (
        <nav ref={watchChoices} className={styles['bar']} aria-label={messages.filter} data-keeps-place="">
          {hasFilters && <FilterChips counts={filters} filter={filter} url={address} />}
          {hasSorts && <SortMenu sorts={sorts} url={address} />}
        </nav>
      )}
      {(filters || hasSorts) && <ListStatus filters={filters} url={url} hasSorts={hasSorts} />}
      {filters?.total === 0 && isFiltering(readListFilter(url)) ? (
        <EmptyState heading={messages.noOffersFiltered} text={messages.noOffersFilteredText}>
          <a href={buildWholePath(url)} data-keeps-place="">
            {messages.removeFilters}
          </a>
        </EmptyState>
      ) : (
        <div className={styles['lists']} {...(awaited && describeNarrowing(filter))}>
          {children}
        </div>
      )}
    </div>
  )
}

/** Says to those who listen what the list holds now: it changes with every choice, and is read out then. */
function ListStatus({ filters, url, hasSorts }: { filters: FilterCounts | null; url: string; hasSorts: boolean }) {
  const { messages, format } = useSite()
  const filter = readListFilter(url)
  const sort = readSort(url)
  const output = [
    ...(filters ? [messages.offersInAll(format.count(filters.total))] : []),
    ...FILTER_KEYS.flatMap((key) => filter[key] ?? []).map((value) => nameFilter(value, messages)),
    ...(hasSorts && sort !== 'best' ? [messages.sorts[sort]] : []),
  ]
  return (
    <output>
      <VisuallyHidden>{output.join(' · ')}</VisuallyHidden>
    </output>
  )
}

/** Attributes by which the stylesheet hides what does not fit. */
function describeNarrowing(filter: OfferFilter): Partial<Record<`data-${FilterKey}`, string>> {
  return Object.fromEntries(FILTER_KEYS.map((key) => [`data-${key}`, filter[key] ?? undefined]))
}

/** A plain click on a choice: its menu closes, and it is told before the next paint. The link must not change while it is followed. */
function followChoice(event: MouseEvent, onChoice: (to: string) => void): void {
  const { target } = event
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  link.closest<HTMLElement>('[popover]')?.hidePopover()
  const to = link.pathname + link.search
  // React would draw it a frame later.
  requestAnimationFrame(() => flushSync(() => onChoice(to)))
}
