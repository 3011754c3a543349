import { type FilterCounts, isFiltering, type Lane } from '@clipfront/page-data'
import { CouponLanes } from '../coupon-lanes/CouponLanes.tsx'
import { Disclosure } from '../disclosure/Disclosure.tsx'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { useListFilter } from '../filter-bar/buildListPath.ts'
import { FilterBar } from '../filter-bar/FilterBar.tsx'
import { useSite } from '../site-context/index.ts'
import page from './Page.module.css'
import { VotesWindow } from './VotesWindow.tsx'

interface LaneOffersProps {
  lanes: readonly Lane[]
  filters: FilterCounts | null
  /** What is said where there are none. */
  emptyText: string
}

/** The offers of a page in lanes, which one bar narrows. */
export function LaneOffers({ lanes, filters, emptyText }: LaneOffersProps) {
  const { messages } = useSite()
  const isFiltered = isFiltering(useListFilter())
  if (lanes.length === 0 && !isFiltered) return <EmptyState heading={messages.noOffersHere} text={emptyText} />
  return (
    <div className={page['section']}>
      {lanes.some(({ coupons }) => coupons.some(({ hasAffiliate }) => hasAffiliate)) && <Disclosure />}
      <FilterBar filters={filters}>
        <CouponLanes lanes={lanes} />
      </FilterBar>
      <VotesWindow coupons={lanes.flatMap(({ coupons }) => coupons)} />
    </div>
  )
}
