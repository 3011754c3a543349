import { type Coupon, LISTING_SORTS, type Paging } from '@clipfront/page-data'
import { CouponList } from '../coupon-list/CouponList.tsx'
import { Disclosure } from '../disclosure/Disclosure.tsx'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { Pager } from '../paging/Pager.tsx'
import { useSite } from '../site-context/index.ts'
import { Section } from './Section.tsx'
import { VotesWindow } from './VotesWindow.tsx'

interface ListOffersProps {
  coupons: readonly Coupon[]
  paging: Paging
  /** Of the list's first page. */
  path: string
  /** @default true */
  isSortable?: boolean
}

/** A page of a list of offers across merchants, and the ways to its other pages. */
export function ListOffers({ coupons, paging, path, isSortable = true }: ListOffersProps) {
  const { messages, format } = useSite()
  if (coupons.length === 0) return <EmptyState heading={messages.noOffersHere} text={messages.noOffersHereText} />
  return (
    <Section id="offers" heading={messages.offersInAll(format.count(paging.total))} isSilent>
      {coupons.some(({ hasAffiliate }) => hasAffiliate) && <Disclosure />}
      {/* The chips count what is on the page; on one page of many that would be taken for the whole. */}
      <CouponList
        coupons={coupons}
        firstPosition={paging.offset + 1}
        showsMerchant
        isFilterable={paging.pages === 1}
        {...(isSortable && { sorting: { sorts: LISTING_SORTS, offers: paging.total } })}
      />
      <VotesWindow coupons={coupons} />
      <Pager paging={paging} path={path} />
    </Section>
  )
}
