import { type Coupon, type FilterCounts, isFiltering, LISTING_SORTS, type Paging } from '@clipfront/page-data'
import { CouponList } from '../coupon-list/CouponList.tsx'
import { Disclosure } from '../disclosure/Disclosure.tsx'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { useListFilter } from '../filter-bar/buildListPath.ts'
import { FilterBar } from '../filter-bar/FilterBar.tsx'
import { Pager } from '../paging/Pager.tsx'
import { useSite } from '../site-context/index.ts'
import { Section } from './Section.tsx'
import { VotesWindow } from './VotesWindow.tsx'

interface ListOffersProps {
  coupons: readonly Coupon[]
  paging: Paging
  filters: FilterCounts | null
  /** Of the list's first page. */
  path: string
  /** @default true */
  isSortable?: boolean
}

/** A page of a list of offers across merchants, how it can be narrowed and sorted, and the ways to its other pages. */
export function ListOffers({ coupons, paging, filters, path, isSortable = true }: ListOffersProps) {
  const { messages, format } = useSite()
  const isFiltered = isFiltering(useListFilter())
  if (coupons.length === 0 && !isFiltered)
    return <EmptyState heading={messages.noOffersHere} text={messages.noOffersHereText} />
  return (
    <Section id="offers" heading={messages.offersInAll(format.count(paging.total))} isSilent>
      {coupons.some(({ hasAffiliate }) => hasAffiliate) && <Disclosure />}
      <FilterBar filters={filters} {...(isSortable && { sorts: LISTING_SORTS })}>
        <CouponList
          coupons={coupons}
          firstPosition={paging.offset + 1}
          offset={paging.offset}
          showsMerchant
          isFilterable
        />
      </FilterBar>
      <VotesWindow coupons={coupons} />
      <Pager paging={paging} path={path} />
    </Section>
  )
}
